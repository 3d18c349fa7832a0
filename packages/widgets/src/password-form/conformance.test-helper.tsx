import type { ReactElement } from 'react'
import type { ConformingPart } from '../../test/describe-conformance.tsx'
import { ModalProvider } from '../primitives/modal-host/ModalProvider.tsx'
import { PasswordForm } from './PasswordForm.tsx'
import { PasswordStory } from './password.fixtures.tsx'

const inside = (part: ReactElement) => (
  <PasswordStory>
    <ModalProvider>{part}</ModalProvider>
  </PasswordStory>
)

export const parts: readonly ConformingPart[] = [
  ['PasswordForm', (p) => <PasswordForm {...p} onSignInRequest={() => {}} />, { inside }],
]
