import { getCards } from '@fandeck/sdk'
import { useQuery } from '@tanstack/react-query'
import { queryKeys } from '../internal/query-keys.ts'
import { useFandeck } from '../provider/FandeckProvider.tsx'

/** All designs of a pack. */
export function useCards(packId: number) {
  const fandeck = useFandeck()
  return useQuery({ queryKey: queryKeys.cards(packId), queryFn: () => getCards(fandeck, { packId }) })
}
