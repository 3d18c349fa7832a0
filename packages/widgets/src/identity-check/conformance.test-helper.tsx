import type { ReactElement } from 'react'
import type { ConformingPart } from '../../test/describe-conformance.tsx'
import { ModalProvider } from '../primitives/modal-host/ModalProvider.tsx'
import { ToastProvider } from '../primitives/toast/ToastProvider.tsx'
import { IdentityCheck } from './IdentityCheck.tsx'
import { IdentityStory } from './identity.fixtures.tsx'

const nothing = () => {}
const requests = { onReturned: nothing, onDone: nothing, onSignInRequest: nothing }
const inside = (part: ReactElement) => (
  <IdentityStory>
    <ToastProvider>
      <ModalProvider>{part}</ModalProvider>
    </ToastProvider>
  </IdentityStory>
)

export const parts: readonly ConformingPart[] = [
  [
    'IdentityCheck',
    (p) => <IdentityCheck {...p} {...requests} allow={[]} search="" />,
    { inside, heading: 1 },
  ],
]
