import * as hooks from '../index.ts'
import { memberKey } from '../internal/query-keys.ts'

/** The query of the favourites, with its key and data. */
export const queries = {
  useFavourites: { use: () => hooks.useFavourites(), key: memberKey('favourites'), data: [] },
}

export const others = { useSetFavourite: hooks.useSetFavourite }
