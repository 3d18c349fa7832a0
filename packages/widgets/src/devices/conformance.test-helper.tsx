import type { ReactElement } from 'react'
import type { ConformingPart } from '../../test/describe-conformance.tsx'
import { ModalProvider } from '../primitives/modal-host/ModalProvider.tsx'
import { ToastProvider } from '../primitives/toast/ToastProvider.tsx'
import { Devices } from './Devices.tsx'
import { DevicesStory } from './devices.fixtures.tsx'

const inside = (part: ReactElement) => (
  <DevicesStory>
    <ToastProvider>
      <ModalProvider>{part}</ModalProvider>
    </ToastProvider>
  </DevicesStory>
)

export const parts: readonly ConformingPart[] = [
  ['Devices', (p) => <Devices {...p} />, { inside, heading: 2 }],
]
