import { useFandeck, useSession } from '@fandeck/react'
import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'

/**
 * Resolves a stored session that was too close to its expiry to be adopted on load (D45): renews or ends it. `waiting`
 * until then, `error` when the server is unreachable.
 */
export function useStoredSession() {
  const { session } = useFandeck()
  const loggedIn = useSession((state) => state.loggedIn)
  const ended = useSession((state) => state.error !== undefined)
  const stored = !loggedIn && session.record() !== undefined
  const { error, refetch } = useQuery({
    queryKey: ['site', 'stored-session'],
    enabled: stored,
    queryFn: async () => (await session.token('member')) !== undefined,
  })
  const retry = useCallback(() => void refetch(), [refetch])
  return { loggedIn, waiting: stored || ended, error: stored ? error : null, retry }
}
