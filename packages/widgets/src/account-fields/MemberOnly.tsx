import { useSession } from '@fandeck/react'
import { Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { Empty } from '../primitives/empty/Empty.tsx'
import { useAccountFieldMessages } from './use-account-field-messages.ts'

/** What only a member has; a visitor reads that a sign-in is needed. */
export function MemberOnly({ children }: { children: ReactNode }) {
  const messages = useAccountFieldMessages()
  const loggedIn = useSession((session) => session.loggedIn)
  if (loggedIn) return children
  return (
    <Empty
      icon={<Lock />}
      title={messages['account.membersOnly.title']}
      description={messages['account.membersOnly.message']}
    />
  )
}
