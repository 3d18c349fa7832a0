import { SessionRequired, useFandeck } from '@fandeck/react'
import { Outage } from '@fandeck/widgets'
import type { ReactNode } from 'react'
import { useLocation, useNavigate } from '../router/Router.tsx'
import { accountPath, SIGNED_OUT, sessionRequiredPath } from './return-path.ts'

interface MemberPageProps {
  /** Shown while the session is not known. */
  fallback: ReactNode
  children: ReactNode
}

/**
 * A page that requires a member; others sign in first and read why, unless they have just signed out. After an
 * involuntary end, `SessionWatch` tells it and leads on.
 */
export function MemberPage({ fallback, children }: MemberPageProps) {
  const { session } = useFandeck()
  const navigate = useNavigate()
  const location = useLocation()
  const signIn = () => {
    if (session.getState().error) return
    const to = location.state === SIGNED_OUT ? accountPath('login', location) : sessionRequiredPath(location)
    navigate(to, { replace: true })
  }
  return (
    <SessionRequired
      fallback={fallback}
      renderError={({ error, retry }) => <Outage error={error} onRetry={retry} />}
      onUnauthenticated={signIn}
    >
      {children}
    </SessionRequired>
  )
}
