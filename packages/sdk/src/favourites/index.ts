/**
 * The designs that the member marked.
 *
 * @module
 */
export type { FavouritesEvents } from './favourites.events.ts'
export type { Favourite, FavouriteChange } from './favourites.schema.ts'
export { getFavourites, setFavourite } from './favourites.ts'
