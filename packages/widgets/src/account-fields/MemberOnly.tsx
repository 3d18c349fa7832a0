import { useSession } from '@fandeck/react'
import { Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { Empty } from '../primitives/empty/Empty.tsx'
import { useAccountFieldMessages } from './use-account-field-messages.ts'

/** What only a member has; a visitor reads that a sign-in is needed. */
export function MemberOnly({ children }: { children: ReactNode }) {
  const messages = useAccountFieldMessages()
  const loggedIn = useSession((session) => session.loggedIn)
  return loggedIn ? children : <Empty icon={<Lock />} title={messages.errors['auth/session-required']} />
}
