export { FavouriteButton, type FavouriteButtonProps } from './FavouriteButton.tsx'
export { FavouriteList, type FavouriteListProps } from './FavouriteList.tsx'
