import { type AuthState, type AuthStatus, createAuthStatus, type Fandeck } from '@fandeck/sdk'
import { useWatched } from '../internal/use-watched.ts'
import { useFandeck } from '../provider/FandeckProvider.tsx'

/** One watch for all that look on, so that they ask once. */
const watches = new WeakMap<Fandeck, AuthStatus>()

function watchOf(fandeck: Fandeck): AuthStatus {
  const watch = watches.get(fandeck) ?? createAuthStatus(fandeck)
  watches.set(fandeck, watch)
  return watch
}

const whole = (state: AuthState) => state

/**
 * The auth session: `status` is `loading`, `authenticated` or `unauthenticated`, `data` the session (S3.3). With
 * `select` it renders only when what is picked changes.
 *
 * @example
 * const { status, data } = useAuth()
 * const signedIn = useAuth(({ status }) => status === 'authenticated')
 */
export function useAuth(): AuthState
export function useAuth<Picked>(select: (state: AuthState) => Picked): Picked
export function useAuth(select: (state: AuthState) => unknown = whole) {
  return useWatched(watchOf(useFandeck()), select)
}
