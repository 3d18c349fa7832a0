import { SessionRequired } from '@fandeck/react'
import type { ReactNode } from 'react'
import { useLocation } from 'wouter'
import { accountPath } from './return-path.ts'

/** Shows a page to members; a visitor, or a fan whose session has ended, signs in first and returns. */
export function Member({ children }: { children: ReactNode }) {
  const [, navigate] = useLocation()
  return (
    <SessionRequired onUnauthenticated={() => navigate(accountPath('login'), { replace: true })}>
      {children}
    </SessionRequired>
  )
}
