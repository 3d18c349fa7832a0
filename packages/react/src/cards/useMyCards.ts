import { getMyPacks, type MyPack } from '@fandeck/sdk'
import { useQuery } from '@tanstack/react-query'
import { queryKeys } from '../internal/query-keys.ts'
import { useFandeck } from '../provider/FandeckProvider.tsx'
import { useSession } from '../session/useSession.ts'

const cardsOf = (packs: MyPack[]) => packs.flatMap(({ cards }) => cards)

function useMyPacksQuery<T>(packNames: readonly string[] | undefined, select: (packs: MyPack[]) => T) {
  const fandeck = useFandeck()
  const loggedIn = useSession((session) => session.loggedIn)
  return useQuery({
    queryKey: queryKeys.myCards(packNames),
    queryFn: () => getMyPacks(fandeck, { packNames: packNames ?? [] }),
    enabled: loggedIn && packNames !== undefined,
    select,
  })
}

/** The member's own cards of these packs; waits until the names are known and somebody is logged in. */
export const useMyCards = (packNames: readonly string[] | undefined) => useMyPacksQuery(packNames, cardsOf)

const asTheyAre = (packs: MyPack[]) => packs

/** The packs of which the member has cards, with all their designs; the same data as `useMyCards`, asked for once. */
export const useMyPacks = (packNames: readonly string[] | undefined) => useMyPacksQuery(packNames, asTheyAre)
