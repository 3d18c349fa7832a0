import type { SessionState } from '@fandeck/sdk'
import { useWatched } from '../internal/use-watched.ts'
import { useFandeck } from '../provider/FandeckProvider.tsx'

/**
 * Returns the value that `select` picks from the session; renders only when it changes.
 *
 * @example
 * const loggedIn = useSession((session) => session.loggedIn)
 * @see S3.5
 */
export function useSession<Picked>(select: (session: SessionState) => Picked): Picked {
  return useWatched(useFandeck().session, select)
}
