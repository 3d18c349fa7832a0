import type { ModalKinds } from '../primitives/modal-host/ModalProvider.tsx'
import type { HostedModalProps } from '../primitives/modal-host/modals.ts'
import { useDropLater } from './drop-context.ts'

/** Everything that opens over the page while a fan buys; its code comes when a fan may. */
export function DropPayment() {
  const later = useDropLater()
  return later && <later.Payment />
}

function LaterPaymentModal(props: HostedModalProps) {
  const later = useDropLater()
  return later && <later.PaymentModal {...props} />
}

function LaterNotionModal(props: HostedModalProps) {
  const later = useDropLater()
  return later && <later.NotionModal {...props} />
}

/** What a drop opens where its page has no host of modals. */
export const laterKinds: ModalKinds = { payment: LaterPaymentModal, notion: LaterNotionModal }
