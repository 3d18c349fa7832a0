import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { publicKey } from '../internal/query-keys.ts'
import { useFandeck } from '../provider/FandeckProvider.tsx'
import { useSession } from './useSession.ts'

/** What becomes of a session that was stored on this device. */
export interface StoredSession {
  /** Whether it is still to be renewed or ended; `error` tells that this has failed so far. */
  waiting: boolean
  /** Why it could not be renewed: the server is unreachable. */
  error: Error | null
  /** Tries again. */
  retry(): void
}

/**
 * Renews or ends a stored session that was too close to its expiry to be adopted on load (D45).
 *
 * @example
 * const { waiting } = useStoredSession()
 * @see D45, D55
 */
export function useStoredSession(): StoredSession {
  const { session } = useFandeck()
  const loggedIn = useSession((state) => state.loggedIn)
  const waiting = !loggedIn && session.record() !== undefined
  const { error, refetch } = useQuery({
    queryKey: publicKey('stored-session'),
    enabled: waiting,
    retry: false,
    staleTime: 0,
    queryFn: async () => (await session.token('member')) !== undefined,
  })
  const retry = useCallback(() => void refetch(), [refetch])
  return { waiting, error: waiting ? error : null, retry }
}
