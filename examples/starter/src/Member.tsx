import { useSession } from '@fandeck/react'
import type { ReactNode } from 'react'
import { Redirect } from 'wouter'
import { accountPath } from './return-path.ts'

/** Shows a page to members; a visitor, or a fan whose session has ended, signs in first and returns. */
export function Member({ children }: { children: ReactNode }) {
  const loggedIn = useSession((session) => session.loggedIn)
  return loggedIn ? children : <Redirect to={accountPath('login')} replace />
}
