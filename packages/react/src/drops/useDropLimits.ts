import { checkWhitelist, getPossible, isFirstPurchase } from '@fandeck/sdk'
import { useQuery } from '@tanstack/react-query'
import { queryKeys } from '../internal/query-keys.ts'
import { useFandeck } from '../provider/FandeckProvider.tsx'
import { useSession } from '../session/useSession.ts'

/** Packs that this member may still buy. */
export function usePossible(mintingSeq: number) {
  const fandeck = useFandeck()
  const loggedIn = useSession((session) => session.loggedIn)
  return useQuery({
    queryKey: queryKeys.possible(mintingSeq),
    queryFn: () => getPossible(fandeck, { mintingSeq }),
    enabled: loggedIn,
  })
}

/** Whether the member is on the drop's whitelist; asked only for drops that have one (D19). */
export function useWhitelist(mintingSeq: number, { hasWhitelist }: { hasWhitelist: boolean }) {
  const fandeck = useFandeck()
  const loggedIn = useSession((session) => session.loggedIn)
  return useQuery({
    queryKey: queryKeys.whitelist(mintingSeq),
    queryFn: () => checkWhitelist(fandeck, { mintingSeq }),
    enabled: loggedIn && hasWhitelist,
  })
}

/** Whether the member has bought nothing in this drop yet. */
export function useFirstPurchase(mintingSeq: number) {
  const fandeck = useFandeck()
  const loggedIn = useSession((session) => session.loggedIn)
  return useQuery({
    queryKey: queryKeys.firstPurchase(mintingSeq),
    queryFn: () => isFirstPurchase(fandeck, { mintingSeq }),
    enabled: loggedIn,
  })
}
