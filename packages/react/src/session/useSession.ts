import type { SessionState } from '@fandeck/sdk'
import { useWatched } from '../internal/use-watched.ts'
import { useFandeck } from '../provider/FandeckProvider.tsx'

/**
 * What `select` picks from the session; renders only when that changes.
 *
 * @example
 * const loggedIn = useSession((session) => session.loggedIn)
 */
export function useSession<Picked>(select: (session: SessionState) => Picked): Picked {
  return useWatched(useFandeck().session, select)
}
