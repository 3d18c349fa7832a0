import { goToSignIn } from '@fandeck/sdk/auth'
import { type ReactNode, useEffect, useRef } from 'react'
import { useLatest } from '../internal/use-latest.ts'
import { useFandeck } from '../provider/FandeckProvider.tsx'
import { useSession } from './useSession.ts'
import { type StoredSession, useStoredSession } from './useStoredSession.ts'

/** The props of `SessionRequired`. */
export interface SessionRequiredProps {
  /** Shown on a server, while a stored session is renewed, and while the page navigates to the sign-in page. */
  fallback?: ReactNode
  /** Draws the failure to renew a stored session, which `retry` tries again. @default `fallback` */
  renderError?: ((failed: Pick<StoredSession, 'error' | 'retry'>) => ReactNode) | undefined
  /** Called instead of navigating to the sign-in page. */
  onUnauthenticated?: (() => void) | undefined
  children: ReactNode
}

/**
 * Renders its children to a member: in the first render with a session on this device, otherwise after the renewal of a
 * stored one. Without a session navigates to the sign-in page with the error `SessionRequired` and the address to return
 * to.
 *
 * @example
 * <SessionRequired fallback={<Loading />}><MyPage /></SessionRequired>
 * @see S2.21, D45
 */
export function SessionRequired({
  fallback = null,
  renderError = () => fallback,
  onUnauthenticated,
  children,
}: SessionRequiredProps): ReactNode {
  const loggedIn = useSession((state) => state.loggedIn)
  const { waiting, error, retry } = useStoredSession()
  if (loggedIn) return children
  if (waiting) return error ? renderError({ error, retry }) : fallback
  return <Leave {...{ onUnauthenticated, fallback }} />
}

/** Leaves for the sign-in page once. */
function Leave({
  onUnauthenticated,
  fallback,
}: Pick<SessionRequiredProps, 'onUnauthenticated' | 'fallback'>) {
  const fandeck = useFandeck()
  const leave = useLatest(onUnauthenticated)
  const left = useRef(false)
  useEffect(() => {
    // StrictMode runs effects twice; navigate once.
    if (left.current) return
    left.current = true
    if (leave.current) leave.current()
    else goToSignIn(fandeck, { error: 'SessionRequired' })
  }, [fandeck])
  return fallback
}
