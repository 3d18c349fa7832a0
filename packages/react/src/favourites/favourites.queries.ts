import type { Fandeck } from '@fandeck/sdk'
import { getFavourites } from '@fandeck/sdk/favourites'
import { memberKey } from '../internal/query-keys.ts'
import { callOptions } from '../internal/query-options.ts'

/** Query options of the member's favourites, newest first (S7.46). */
export const favouritesQuery = (fandeck: Fandeck) =>
  callOptions(memberKey('favourites'), fandeck, getFavourites)
