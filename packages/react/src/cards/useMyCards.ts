import { getMyCards } from '@fandeck/sdk'
import { useQuery } from '@tanstack/react-query'
import { queryKeys } from '../internal/query-keys.ts'
import { useFandeck } from '../provider/FandeckProvider.tsx'
import { useSession } from '../session/useSession.ts'

/** The member's own cards of these packs; waits until the names are known and somebody is logged in. */
export function useMyCards(packNames: readonly string[] | undefined) {
  const fandeck = useFandeck()
  const loggedIn = useSession((session) => session.loggedIn)
  return useQuery({
    queryKey: queryKeys.myCards(packNames),
    queryFn: () => getMyCards(fandeck, { packNames: packNames ?? [] }),
    enabled: loggedIn && packNames !== undefined,
  })
}
