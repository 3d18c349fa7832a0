import * as hooks from '../index.ts'
import { memberKey } from '../internal/query-keys.ts'

/** The queries of the favourites, with their keys and data. */
export const queries = {
  useFavourites: { use: () => hooks.useFavourites(), key: memberKey('favourites'), data: [] },
  useFavouriteOriginals: {
    use: () => hooks.useFavouriteOriginals(),
    key: memberKey('favourite-originals'),
    data: [],
  },
}

export const others = {
  useSetFavourite: hooks.useSetFavourite,
  useSetFavouriteOriginal: hooks.useSetFavouriteOriginal,
}
