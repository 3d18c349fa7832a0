// The purchase; loaded when the fan may buy.

import type { DrawnCard } from '@fandeck/sdk/drops'
import { useDropModel } from '../drop-model/drop-context.ts'
import { PackReveal } from './PackReveal.tsx'
import { PaymentPopup } from './PaymentPopup.tsx'
import { PaymentFailure, PurchaseConfirming } from './PaymentStates.tsx'
import { PurchaseSheet } from './PurchaseSheet.tsx'

export { NotionModal } from '../primitives/modal-host/NotionModal.tsx'
export { PaymentModal } from '../primitives/modal-host/PaymentModal.tsx'

/** Whether the device has a share sheet. */
const canShare = () => 'share' in navigator

/** Shares this page; a fan who closes the sheet has not failed. */
const share = ({ cardName }: DrawnCard) =>
  void navigator.share({ title: cardName, url: location.href }).catch(() => {})

/** The sheet, the payment page, its outcome and the reveal; the state of the purchase opens each. */
export function Payment() {
  const { state, drop, purchase, closeSheet, onLater, onOpened, onDone } = useDropModel()

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
        onShare={canShare() ? share : undefined}
        onLater={onLater}
        onClose={close}
        onDone={onDone}
      />
    </>
  )
}
