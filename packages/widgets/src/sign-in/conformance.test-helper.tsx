import type { ReactElement } from 'react'
import type { ConformingPart } from '../../test/describe-conformance.tsx'
import { ModalProvider } from '../primitives/modal-host/ModalProvider.tsx'
import { PasswordReset } from './PasswordReset.tsx'
import { SignIn } from './SignIn.tsx'
import { SignInEmail } from './SignInEmail.tsx'
import { SignInPhone } from './SignInPhone.tsx'
import { SignInWays } from './SignInWays.tsx'
import { SignUp } from './SignUp.tsx'
import { SignUpSheet } from './SignUpSheet.tsx'
import { SignInStory } from './sign-in.fixtures.tsx'

const nothing = () => {}
const inside = (part: ReactElement) => (
  <SignInStory>
    <ModalProvider>{part}</ModalProvider>
  </SignInStory>
)

export const parts: readonly ConformingPart[] = [
  ['PasswordReset', (p) => <PasswordReset {...p} onDone={nothing} />, { inside, heading: 1 }],
  ['SignIn', (p) => <SignIn {...p} />, { inside, heading: 1 }],
  ['SignInEmail', (p) => <SignInEmail {...p} />, { inside, heading: 1 }],
  ['SignInPhone', (p) => <SignInPhone {...p} />, { inside, heading: 1 }],
  ['SignInWays', (p) => <SignInWays {...p} onChoose={nothing} />, { inside, heading: 1 }],
  ['SignUp', (p) => <SignUp {...p} />, { inside, heading: 2 }],
  ['SignUpSheet', (p) => <SignUpSheet {...p} open onOpenChange={nothing} />, { inside, heading: 2 }],
]
