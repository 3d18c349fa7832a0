import type { ReactNode } from 'react'
import { lazyModals } from './lazy-modals.tsx'
import { ModalHost } from './ModalHost.tsx'

/** Renders the modals of `useModals` in the order in which they open; their code loads when the first one opens. */
export const ModalProvider = ({ children }: { children?: ReactNode }) => (
  <ModalHost kinds={lazyModals}>{children}</ModalHost>
)
