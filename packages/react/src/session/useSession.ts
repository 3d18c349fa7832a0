import type { SessionState } from '@fandeck/sdk'
import { useWatched } from '../internal/use-watched.ts'
import { useFandeck } from '../provider/FandeckProvider.tsx'

/**
 * Returns the value that `select` picks from the session of this client, whose token the calls send; renders only when
 * it changes. `useAuthSession` returns the session of the auth server.
 *
 * @example
 * const loggedIn = useSession((session) => session.loggedIn)
 * @see S3.5
 */
export function useSession<Picked>(select: (session: SessionState) => Picked): Picked {
  return useWatched(useFandeck().session, select)
}
