// The purchase; loaded when the fan may buy.

import { useDropModel } from '../drop-model/drop-context.ts'
import { CardReveal } from './CardReveal.tsx'
import { PaymentPopup } from './PaymentPopup.tsx'
import { PaymentFailure, PurchaseConfirming } from './PaymentStates.tsx'
import { PurchaseSheet } from './PurchaseSheet.tsx'

export { NotionModal } from '../primitives/modal-host/NotionModal.tsx'
export { PaymentModal } from '../primitives/modal-host/PaymentModal.tsx'

/** The sheet, the payment page, its outcome and the reveal; the state of the purchase opens each. */
export function Payment() {
  const { state, drop, purchase, closeSheet, onDone } = useDropModel()

  function close() {
    closeSheet()
    purchase.restart()
  }

  return (
    <>
      <PurchaseSheet />
      <PaymentPopup />
      <PurchaseConfirming />
      <PaymentFailure />
      <CardReveal
        open={state.step === 'revealed'}
        cards={state.cards}
        packName={drop.info.title}
        onClose={close}
        onDone={onDone}
      />
    </>
  )
}
