import type { ReactElement } from 'react'
import type { ConformingPart } from '../../test/describe-conformance.tsx'
import { ModalProvider } from '../primitives/modal-host/ModalProvider.tsx'
import { ToastProvider } from '../primitives/toast/ToastProvider.tsx'
import { AddressForm } from './AddressForm.tsx'
import { AddressStory } from './address.fixtures.tsx'

const inside = (part: ReactElement) => (
  <AddressStory>
    <ToastProvider>
      <ModalProvider>{part}</ModalProvider>
    </ToastProvider>
  </AddressStory>
)

export const parts: readonly ConformingPart[] = [['AddressForm', (p) => <AddressForm {...p} />, { inside }]]
