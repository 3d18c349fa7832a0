import { CreditCard } from 'lucide-react'
import { forwardRef, useEffect } from 'react'
import { useDropModel } from '../drop-model/drop-context.ts'
import { Button } from '../primitives/button/Button.tsx'
import { CardFanLoader } from '../primitives/card-fan/CardFanLoader.tsx'
import { classNames } from '../primitives/class-names.ts'
import { Dialog } from '../primitives/dialog/Dialog.tsx'
import type { HeadedPartProps } from '../primitives/part/Part.tsx'
import { failureSentence } from './failure-sentence.ts'
import { usePurchaseMessages } from './use-purchase-messages.ts'
import '../primitives/modal-host/ModalHost.css'

/** The props of the dialogs around a payment; they open by the state of the purchase. */
export type PurchaseStateProps = Omit<HeadedPartProps, 'role'>

/** Open while the outcome of a closed payment page is requested from the server. */
export const PurchaseConfirming = /* @__PURE__ */ forwardRef<HTMLElement, PurchaseStateProps>(
  function PurchaseConfirming({ className, ...root }, ref) {
    const messages = usePurchaseMessages()
    const { state } = useDropModel()
    return (
      <Dialog
        {...root}
        ref={ref}
        open={state.step === 'confirming'}
        onOpenChange={() => {}}
        closeType="strong"
        className={classNames('fandeck-loading-modal', className)}
        icon={<CardFanLoader />}
        title={messages['payment.confirming']}
        description={messages['loading.message']}
      />
    )
  },
)

/**
 * Open after an order that failed or expired; paying again keeps the choices. A fan who has cancelled is back in the
 * sheet without an alert.
 */
export const PaymentFailure = /* @__PURE__ */ forwardRef<HTMLElement, PurchaseStateProps>(
  function PaymentFailure(root, ref) {
    const messages = usePurchaseMessages()
    const { state, purchase, openSheet, closeSheet } = useDropModel()
    const cancelled = state.error?.code === 'drops/payment-cancelled'

    function leave() {
      closeSheet()
      purchase.restart()
    }

    function again() {
      openSheet()
      purchase.restart()
    }
    useEffect(() => {
      if (cancelled) again()
    })

    return (
      <Dialog
        {...root}
        ref={ref}
        open={!cancelled && (state.step === 'failed' || state.step === 'expired')}
        onOpenChange={leave}
        role="alertdialog"
        icon={<CreditCard strokeWidth={2} />}
        iconTone="danger"
        title={messages['payment.failed.title']}
        description={state.error && failureSentence(messages, state.error)}
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
  },
)
