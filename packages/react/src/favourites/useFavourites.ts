import { type Favourite, setFavourite } from '@fandeck/sdk/favourites'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useOwnQuery, type WithQuery } from '../internal/use-fandeck-query.ts'
import { useFandeck } from '../provider/FandeckProvider.tsx'
import { favouritesQuery } from './favourites.queries.ts'

/** Fetches the member's favourites, newest first (S7.46). */
export const useFavourites = <Selected = Favourite[]>(options: WithQuery<Favourite[], Selected> = {}) =>
  useOwnQuery(favouritesQuery, options)

/** A design as a favourite shows it, and whether it becomes one. */
export interface FavouriteOptions {
  card: Omit<Favourite, 'favouredAt'>
  favourite: boolean
}

const MUTATION = ['fandeck', 'favourite']

/**
 * Returns a mutation that adds a design to the favourites, or removes it. `useFavourites` shows the change at once, and
 * the former state again if the server refuses; `data.error` is then the server's message (S7.47, D64).
 */
export function useSetFavourite() {
  const fandeck = useFandeck()
  const cache = useQueryClient()
  const { queryKey } = favouritesQuery(fandeck)
  const show = ({ card, favourite }: FavouriteOptions) =>
    cache.setQueryData(queryKey, (rows) => {
      if (!rows) return rows
      const others = rows.filter(({ cardId }) => cardId !== card.cardId)
      return favourite ? [{ ...card, favouredAt: fandeck.clock.now() }, ...others] : others
    })
  return useMutation({
    mutationKey: MUTATION,
    // Changes reach the server in the order of the presses.
    scope: { id: 'fandeck-favourite' },
    mutationFn: ({ card: { packId, cardId }, favourite }: FavouriteOptions) =>
      setFavourite(fandeck, { packId, cardId, favourite }),
    onMutate: async (options) => {
      await cache.cancelQueries({ queryKey })
      const before = cache.getQueryData(queryKey)?.find(({ cardId }) => cardId === options.card.cardId)
      show(options)
      return { before }
    },
    onSettled: (answer, error, { card }, shown) => {
      if (error || answer?.error !== undefined) show({ card, favourite: shown?.before !== undefined })
      // Another change is still shown before its answer.
      if (cache.isMutating({ mutationKey: MUTATION }) === 1) void cache.invalidateQueries({ queryKey })
    },
  })
}
