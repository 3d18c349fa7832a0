import { type Favourite, setFavourite } from '@fandeck/sdk/favourites'
import { useOwnQuery, type WithQuery } from '../internal/use-fandeck-query.ts'
import { useFandeck } from '../provider/FandeckProvider.tsx'
import { favouritesQuery } from './favourites.queries.ts'
import { useMarking } from './use-marking.ts'

/** Fetches the member's favourites, newest first (S7.46). */
export const useFavourites = <Selected = Favourite[]>(options: WithQuery<Favourite[], Selected> = {}) =>
  useOwnQuery(favouritesQuery, options)

/** A design as a favourite shows it, and whether it becomes one. */
export interface FavouriteOptions {
  card: Omit<Favourite, 'favouredAt'>
  favourite: boolean
}

/**
 * Returns a mutation that adds a design to the favourites, or removes it. `useFavourites` shows the change at once, and
 * the former state again if the server refuses; `data.error` is then the server's message (S7.47, D64).
 */
export function useSetFavourite() {
  const fandeck = useFandeck()
  return useMarking<Favourite, FavouriteOptions>({
    name: 'favourite',
    queryKey: favouritesQuery(fandeck).queryKey,
    isMarked: (row, { card }) => row.cardId === card.cardId,
    rowOf: ({ card }) => ({ ...card, favouredAt: fandeck.clock.now() }),
    save: ({ card: { packId, cardId }, favourite }) => setFavourite(fandeck, { packId, cardId, favourite }),
  })
}
