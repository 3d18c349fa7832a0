import type { Fandeck } from '@fandeck/sdk'
import { type AuthState, type AuthStatus, createAuthStatus } from '@fandeck/sdk/auth'
import { useWatched } from '../internal/use-watched.ts'
import { useFandeck } from '../provider/FandeckProvider.tsx'

/** One shared watch per client, so that concurrent hooks send one request. */
const watches = new WeakMap<Fandeck, AuthStatus>()

function watchOf(fandeck: Fandeck): AuthStatus {
  const watch = watches.get(fandeck) ?? createAuthStatus(fandeck)
  watches.set(fandeck, watch)
  return watch
}

const whole = (state: AuthState) => state

/**
 * Returns the auth session, which the auth server keeps behind a cookie of the main site: `status` is `loading`,
 * `authenticated` or `unauthenticated`, `data` the session. Calls use the session of this client (`useSession`). With
 * `select`, renders only when the selected value changes.
 *
 * @example
 * const { status, data } = useAuthSession()
 * const signedIn = useAuthSession(({ status }) => status === 'authenticated')
 * @see S3.3, S4.13–S4.17
 */
export function useAuthSession(): AuthState
export function useAuthSession<Picked>(select: (state: AuthState) => Picked): Picked
export function useAuthSession(select: (state: AuthState) => unknown = whole) {
  return useWatched(watchOf(useFandeck()), select)
}
