import { FavouriteList } from '@fandeck/widgets'

export const Favourites = () => <FavouriteList />
