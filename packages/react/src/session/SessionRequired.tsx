import { goToSignIn } from '@fandeck/sdk/auth'
import { type ReactNode, useEffect, useRef } from 'react'
import { useAuth } from '../auth/useAuth.ts'
import { useFandeck } from '../provider/FandeckProvider.tsx'

/** The props of `SessionRequired`. */
export interface SessionRequiredProps {
  /** Shown until the auth server has answered, and while the page navigates to the sign-in page. */
  fallback?: ReactNode
  /** Called instead of navigating to the sign-in page. */
  onUnauthenticated?: (() => void) | undefined
  children: ReactNode
}

/**
 * Renders its children when signed in; otherwise navigates to the sign-in page with the error `SessionRequired` and the
 * address to return to.
 *
 * @example
 * <SessionRequired fallback={<Loading />}><MyPage /></SessionRequired>
 * @see S2.21
 */
export function SessionRequired({ fallback = null, onUnauthenticated, children }: SessionRequiredProps) {
  const fandeck = useFandeck()
  const status = useAuth((state) => state.status)
  const leave = useRef(onUnauthenticated)
  const left = useRef(false)
  leave.current = onUnauthenticated
  useEffect(() => {
    if (status !== 'unauthenticated') left.current = false
    if (status !== 'unauthenticated' || left.current) return
    // StrictMode runs effects twice; navigate once.
    left.current = true
    if (leave.current) leave.current()
    else goToSignIn(fandeck, { error: 'SessionRequired' })
  }, [status, fandeck])
  return status === 'authenticated' ? children : fallback
}
