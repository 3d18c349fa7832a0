// The purchase; loaded when the fan may buy.

import { useDropModel } from '../drop-model/drop-context.ts'
import { PackReveal } from './PackReveal.tsx'
import { PaymentPopup } from './PaymentPopup.tsx'
import { PaymentFailure, PurchaseConfirming } from './PaymentStates.tsx'
import { PurchaseSheet } from './PurchaseSheet.tsx'

export { NotionModal } from '../primitives/modal-host/NotionModal.tsx'
export { PaymentModal } from '../primitives/modal-host/PaymentModal.tsx'

/** The sheet, the payment page, its outcome and the reveal; the state of the purchase opens each. */
export function Payment() {
  const { state, drop, purchase, closeSheet, onOpened, onShare, onDone } = useDropModel()

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
      <PackReveal
        open={state.step === 'paid'}
        orderId={state.reservation?.orderId}
        count={state.count}
        packName={drop.info.title}
        cardsPerPack={drop.info.cardsPerPack}
        onOpened={onOpened}
        onShare={onShare}
        onClose={close}
        onDone={onDone}
      />
    </>
  )
}
