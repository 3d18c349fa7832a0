import { checkWhitelist, getPurchaseLimit, isFirstPurchase } from '@fandeck/sdk'
import { useQuery } from '@tanstack/react-query'
import { queryKeys } from '../internal/query-keys.ts'
import { useFandeck } from '../provider/FandeckProvider.tsx'
import { useSession } from '../session/useSession.ts'

/** Packs that this member may still buy. */
export function usePossible(dropId: number) {
  const fandeck = useFandeck()
  const loggedIn = useSession((session) => session.loggedIn)
  return useQuery({
    queryKey: queryKeys.possible(dropId),
    queryFn: () => getPurchaseLimit(fandeck, { dropId }),
    enabled: loggedIn,
  })
}

/** Whether the member is on the drop's whitelist; asked only for drops that have one (D19). */
export function useWhitelist(dropId: number, { hasWhitelist }: { hasWhitelist: boolean }) {
  const fandeck = useFandeck()
  const loggedIn = useSession((session) => session.loggedIn)
  return useQuery({
    queryKey: queryKeys.whitelist(dropId),
    queryFn: () => checkWhitelist(fandeck, { dropId }),
    enabled: loggedIn && hasWhitelist,
  })
}

/** Whether the member has bought nothing in this drop yet. */
export function useFirstPurchase(dropId: number) {
  const fandeck = useFandeck()
  const loggedIn = useSession((session) => session.loggedIn)
  return useQuery({
    queryKey: queryKeys.firstPurchase(dropId),
    queryFn: () => isFirstPurchase(fandeck, { dropId }),
    enabled: loggedIn,
  })
}
