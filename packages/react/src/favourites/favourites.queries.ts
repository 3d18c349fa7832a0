import { type Fandeck, getFavourites } from '@fandeck/sdk'
import { queryOptions } from '@tanstack/react-query'
import { memberKey } from '../internal/query-keys.ts'

/** Query options of the member's favourites, newest first (S7.46). */
export const favouritesQuery = (fandeck: Fandeck) =>
  queryOptions({
    queryKey: memberKey('favourites'),
    queryFn: ({ signal }) => getFavourites(fandeck, { signal }),
  })
