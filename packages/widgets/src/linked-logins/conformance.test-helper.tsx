import type { ReactElement } from 'react'
import type { ConformingPart } from '../../test/describe-conformance.tsx'
import { ModalProvider } from '../primitives/modal-host/ModalProvider.tsx'
import { ToastProvider } from '../primitives/toast/ToastProvider.tsx'
import { EmailLinkForm } from './EmailLinkForm.tsx'
import { LinkedLogins } from './LinkedLogins.tsx'
import { LoginsStory } from './logins.fixtures.tsx'

const nothing = () => {}
const inside = (part: ReactElement) => (
  <LoginsStory>
    <ToastProvider>
      <ModalProvider>{part}</ModalProvider>
    </ToastProvider>
  </LoginsStory>
)

export const parts: readonly ConformingPart[] = [
  ['EmailLinkForm', (p) => <EmailLinkForm {...p} onSignInRequest={nothing} />, { inside, heading: 1 }],
  [
    'LinkedLogins',
    (p) => <LinkedLogins {...p} verifyHref="#" emailHref="#" onSignInRequest={nothing} />,
    { inside, heading: 2 },
  ],
]
