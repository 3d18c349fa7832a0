import { useFandeck, useSession } from '@fandeck/react'
import { useQuery } from '@tanstack/react-query'

/**
 * Settles a stored session that was too near to its end to be taken over at the start (D45): it is renewed, or it
 * ends. `waiting` while that is open, `error` when the server could not be asked.
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
  return { loggedIn, waiting: stored || ended, error: stored ? error : null, retry: () => void refetch() }
}
