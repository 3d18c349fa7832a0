import {
  type FavouriteOriginal,
  type FavouriteOriginalChange,
  setFavouriteOriginal,
} from '@fandeck/sdk/favourites'
import { useOwnQuery, type WithQuery } from '../internal/use-fandeck-query.ts'
import { useFandeck } from '../provider/FandeckProvider.tsx'
import { favouriteOriginalsQuery } from './favourites.queries.ts'
import { useMarking } from './use-marking.ts'

/** Fetches the originals that the member marked, such as clubs, newest first (D109). */
export const useFavouriteOriginals = <Selected = FavouriteOriginal[]>(
  options: WithQuery<FavouriteOriginal[], Selected> = {},
) => useOwnQuery(favouriteOriginalsQuery, options)

/**
 * Returns a mutation that adds an original to the favourites, or removes it. It updates `useFavouriteOriginals`
 * optimistically, and rolls back when the request fails; `data.error` is then the server's message (D109).
 */
export function useSetFavouriteOriginal() {
  const fandeck = useFandeck()
  return useMarking<FavouriteOriginal, FavouriteOriginalChange>({
    name: 'favourite-original',
    queryKey: favouriteOriginalsQuery(fandeck).queryKey,
    isMarked: (row, { key }) => row.key === key,
    rowOf: ({ key }) => ({ key, favouredAt: fandeck.clock.now() }),
    save: (change) => setFavouriteOriginal(fandeck, change),
  })
}
