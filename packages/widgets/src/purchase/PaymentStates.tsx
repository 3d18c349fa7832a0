import { CreditCard } from 'lucide-react'
import { useDropModel } from '../drop-model/drop-context.ts'
import { Button } from '../primitives/button/Button.tsx'
import { CardFanLoader } from '../primitives/card-fan/CardFanLoader.tsx'
import { Dialog } from '../primitives/dialog/Dialog.tsx'
import { errorSentence } from '../theme/messages.tsx'
import { usePurchaseMessages } from './use-purchase-messages.ts'
import '../primitives/modal-host/ModalHost.css'

/** The payment has closed and the server is asked what has happened. */
export function PurchaseConfirming() {
  const messages = usePurchaseMessages()
  const { state } = useDropModel()
  return (
    <Dialog
      open={state.step === 'confirming'}
      onOpenChange={() => {}}
      closeType="strong"
      className="fandeck-loading-modal"
      icon={<CardFanLoader />}
      title={messages['payment.confirming']}
      description={messages['loading.message']}
    />
  )
}

/** The order has ended without cards; paying again keeps the choice. */
export function PaymentFailure() {
  const messages = usePurchaseMessages()
  const { state, purchase, openSheet, closeSheet } = useDropModel()

  function leave() {
    closeSheet()
    purchase.restart()
  }

  function again() {
    openSheet()
    purchase.restart()
  }

  return (
    <Dialog
      open={state.step === 'failed' || state.step === 'expired'}
      onOpenChange={leave}
      role="alertdialog"
      icon={<CreditCard strokeWidth={2} />}
      iconTone="danger"
      title={messages['payment.failed.title']}
      description={
        state.error?.code === 'drops/payment-declined'
          ? messages['payment.failed.message']
          : state.error && errorSentence(messages, state.error)
      }
      actions={
        <>
          <Button kind="secondary" onClick={leave}>
            {messages['common.close']}
          </Button>
          <Button onClick={again}>{messages['payment.again']}</Button>
        </>
      }
    />
  )
}
