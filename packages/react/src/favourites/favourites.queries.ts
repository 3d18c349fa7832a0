import type { Fandeck } from '@fandeck/sdk'
import { getFavouriteOriginals, getFavourites } from '@fandeck/sdk/favourites'
import { memberKey } from '../internal/query-keys.ts'
import { callOptions } from '../internal/query-options.ts'

/** Query options of the member's favourites, newest first (S7.46). */
export const favouritesQuery = (fandeck: Fandeck) =>
  callOptions(memberKey('favourites'), fandeck, getFavourites)

/** Query options of the originals that the member marked, newest first (D109). */
export const favouriteOriginalsQuery = (fandeck: Fandeck) =>
  callOptions(memberKey('favourite-originals'), fandeck, getFavouriteOriginals)
