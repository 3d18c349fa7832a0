/**
 * The designs and the originals that the member marked.
 *
 * @module
 */
export type { FavouritesEvents } from './favourites.events.ts'
export type {
  Favourite,
  FavouriteChange,
  FavouriteOriginal,
  FavouriteOriginalChange,
} from './favourites.schema.ts'
export {
  getFavouriteOriginals,
  getFavourites,
  setFavourite,
  setFavouriteOriginal,
} from './favourites.ts'
