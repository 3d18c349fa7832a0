import { FandeckError } from '@fandeck/sdk'
import { useState } from 'react'
import { en } from '../messages.en.ts'
import { MessagesProvider } from '../messages.ts'
import { Button } from '../primitives/button/Button.tsx'
import { controlled } from '../stories/controlled.tsx'
import { Wide } from '../stories/StoryFrame.tsx'
import { PasswordReset } from './PasswordReset.tsx'
import { SignIn, type SignInProps } from './SignIn.tsx'
import { SignInWays } from './SignInWays.tsx'
import { SignUp } from './SignUp.tsx'
import { SignUpSheet } from './SignUpSheet.tsx'
import { type SignInKitOptions, SignInStory } from './sign-in.fixtures.tsx'

export default { title: 'Account / Sign in' }

type StoryProps = SignInKitOptions & Pick<SignInProps, 'step' | 'search'>

const Story = ({ step, search, ...kit }: StoryProps) => (
  <SignInStory {...kit}>
    <Wide>
      <SignIn step={step} search={search ?? ''} />
    </Wide>
  </SignInStory>
)

const PHONE = { last: 'phone', usernames: { phone: '01024814821' } } as const
const LEGACY = { last: 'legacy', usernames: { legacy: 'sunset77' } } as const

export const LoggedOut = () => <Story />
export const Recent = () => <Story recent={PHONE} />
export const Loading = () => <Story on={{ 'GET /api/auth/providers': () => new Promise(() => {}) }} />
export const Empty = () => <Story offered={['apple']} />
export const WithoutTexts = () => <Story offered={['password', 'kakao']} />
export const Refused = () => <Story search="?error=OAuthAccountNotLinked" />
export const Offline = () => (
  <SignInStory offered={undefined}>
    <Wide>
      <SignInWays onChoose={() => {}} error={new FandeckError('http/network', 'The network has failed.')} />
    </Wide>
  </SignInStory>
)
export const Returning = () => (
  <Story search="?via=google" on={{ 'GET /api/auth/session': () => new Promise(() => {}) }} />
)
export const Done = () => <Story loggedIn />
export const Phone = () => <Story step="phone" />
export const PhoneCode = () => <Story step="phone" sentTo="01024814821" />
export const Email = () => <Story step="email" />
export const OlderId = () => <Story step="email" recent={LEGACY} />
export const Forgotten = () => (
  <SignInStory>
    <Wide>
      <PasswordReset onDone={() => {}} />
    </Wide>
  </SignInStory>
)
export const Joining = () => (
  <SignInStory>
    <Wide>
      <SignUp />
    </Wide>
  </SignInStory>
)
export function JoiningInASheet() {
  const [open, setOpen] = useState(true)
  return (
    <SignInStory>
      <Button onClick={() => setOpen(true)}>회원가입</Button>
      <SignUpSheet open={open} onOpenChange={setOpen} />
    </SignInStory>
  )
}
export const English = () => (
  <MessagesProvider messages={en}>
    <Story recent={PHONE} />
  </MessagesProvider>
)

export const Controls = controlled(
  { step: 'ways', phone: true, google: true, kakao: true, password: true },
  ({ step, ...ways }) => (
    <Story
      step={step === 'phone' || step === 'email' || step === 'reset' ? step : 'ways'}
      offered={['phone', 'google', 'kakao', 'password'].filter((way) =>
        Object.entries(ways).some(([name, on]) => name === way && on),
      )}
    />
  ),
  { step: ['ways', 'phone', 'email', 'reset'] },
)
