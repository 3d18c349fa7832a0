import { goToSignIn } from '@fandeck/sdk'
import { type ReactNode, useEffect, useRef } from 'react'
import { useAuth } from '../auth/useAuth.ts'
import { useFandeck } from '../provider/FandeckProvider.tsx'

/** What `SessionRequired` takes. */
export interface SessionRequiredProps {
  /** Shown until the auth server has answered, and while the page leaves. */
  fallback?: ReactNode
  /** Called instead of leaving for the sign-in page. */
  onUnauthenticated?: () => void
  children: ReactNode
}

/**
 * Shows its children to who is signed in, and sends everybody else to the sign-in page with the error
 * `SessionRequired` and the way back (S2.21).
 *
 * @example
 * <SessionRequired fallback={<Loading />}><MyPage /></SessionRequired>
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
    // StrictMode runs effects twice; the page leaves once.
    left.current = true
    if (leave.current) leave.current()
    else goToSignIn(fandeck, { error: 'SessionRequired' })
  }, [status, fandeck])
  return status === 'authenticated' ? children : fallback
}
