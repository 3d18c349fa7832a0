import {
  DropCta,
  DropRoot,
  PackReveal,
  PaymentFailure,
  PaymentPopup,
  PurchaseConfirming,
  PurchaseSheet,
  useDropModel,
} from '@fandeck/widgets'

function Reveal() {
  const { state, purchase, onDone } = useDropModel()
  return (
    <PackReveal
      open={state.step === 'paid'}
      orderId={state.reservation?.orderId}
      count={state.count}
      onClose={purchase.restart}
      onDone={onDone}
    />
  )
}

/** A purchase from its own parts, in the bundle of the page; renders inside FandeckProvider and ModalProvider. */
export const Buying = () => (
  <DropRoot dropId={1}>
    <DropCta />
    <PurchaseSheet className="brand-sheet" />
    <PaymentPopup />
    <PurchaseConfirming />
    <PaymentFailure />
    <Reveal />
  </DropRoot>
)
