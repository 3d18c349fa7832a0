import { FandeckProvider } from '@fandeck/react'
import { testKit } from '@fandeck/sdk/testing'
import { type ReactNode, useState } from 'react'
import { en } from '../messages.en.ts'
import { MessagesProvider } from '../messages.ts'
import { controlled } from '../stories/controlled.tsx'
import { Wide } from '../stories/StoryFrame.tsx'
import { AForm } from './account-fields.fixtures.tsx'
import { CodeField } from './CodeField.tsx'
import { EmailField } from './EmailField.tsx'
import { NewPasswordFields } from './NewPasswordFields.tsx'

export default { title: 'Account / Account fields' }

const MINUTE = 60_000

function InKit({ children }: { children: ReactNode }) {
  const [{ fandeck }] = useState(() => testKit())
  return (
    <FandeckProvider fandeck={fandeck}>
      <Wide>{children}</Wide>
    </FandeckProvider>
  )
}

function Code({ expired = false, error = '' }: { expired?: boolean; error?: string }) {
  const [{ clock }] = useState(() => testKit())
  const now = clock.now()
  const sent = { expiresAt: now + (expired ? -1 : 3 * MINUTE), resendAt: now + (expired ? -1 : MINUTE) }
  return (
    <InKit>
      <CodeField sent={sent} sending={false} onResend={() => {}} error={error || undefined} />
    </InKit>
  )
}

const Passwords = ({ password = '' }: { password?: string }) => (
  <InKit>
    <AForm password={password}>
      <NewPasswordFields userId="moonlight@example.com" />
    </AForm>
  </InKit>
)

export const Mailed = () => <Code />
export const Expired = () => <Code expired />
export const WrongCode = () => <Code error="인증번호가 맞지 않아요. 다시 확인해 주세요." />
export const Email = () => (
  <InKit>
    <EmailField filled onClear={() => {}} defaultValue="moonlight@example.com" />
  </InKit>
)
export const NoPassword = () => <Passwords />
export const HalfAPassword = () => <Passwords password="Suun1" />
export const English = () => (
  <MessagesProvider messages={en}>
    <Passwords password="Suun1" />
  </MessagesProvider>
)

export const Controls = controlled({ password: 'Suun1' }, (args) => <Passwords {...args} />)
