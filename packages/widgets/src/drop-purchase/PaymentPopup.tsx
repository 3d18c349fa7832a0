import { isInAppBrowser, isPaymentUrl, paymentPopupSize } from '@fandeck/sdk'
import { Lock, X } from 'lucide-react'
import { type CSSProperties, useEffect, useId, useRef, useState } from 'react'
import { Button } from '../primitives/button/Button.tsx'
import { Dialog } from '../primitives/dialog/Dialog.tsx'
import { IconButton } from '../primitives/icon-button/IconButton.tsx'
import { Overlay } from '../primitives/overlay/Overlay.tsx'
import { useDropModel } from './drop-context.ts'
import { useDropMessages } from './use-drop-messages.ts'

/**
 * The payment company's page: a sheet on a phone, from 540 px a dialog of the method's size, never larger than the
 * page (S9.4). Strong: only its x leaves, and asks first. Every page that loads inside asks the server for the truth.
 */
export function PaymentPopup() {
  const messages = useDropMessages()
  const id = useId()
  const { state, purchase } = useDropModel()
  const [asking, setAsking] = useState(false)
  const [size, setSize] = useState(paymentPopupSize(state.payment.payment.method))
  const address = useRef<string>(undefined)
  const open = state.step === 'paying' && !isInAppBrowser(navigator.userAgent)
  const { method } = state.payment.payment
  const paymentUrl = state.reservation?.paymentUrl
  // It keeps its page and size on the way out.
  if (open && paymentUrl && isPaymentUrl(paymentUrl)) address.current = paymentUrl
  useEffect(() => {
    if (open) setSize(paymentPopupSize(method))
    else setAsking(false)
  }, [open, method])

  const box = {
    '--fandeck-payment-width': `${size.width}px`,
    '--fandeck-payment-height': `${size.height}px`,
  } as CSSProperties
  return (
    <>
      <Overlay
        open={open}
        onOpenChange={() => setAsking(true)}
        closeType="strong"
        motion="payment"
        labelledBy={`${id}-title`}
        className="fandeck-payment"
        style={box}
      >
        <div className="fandeck-payment__head">
          <Lock className="fandeck-payment__lock" size={20} aria-hidden />
          <h2 className="fandeck-body-1" id={`${id}-title`}>
            {messages['payment.safe']}
          </h2>
          <span className="fandeck-caption">{messages['payment.provider']}</span>
          <IconButton label={messages['common.close']} onClick={() => setAsking(true)}>
            <X size={24} aria-hidden />
          </IconButton>
        </div>
        <iframe
          className="fandeck-payment__frame"
          title={messages['payment.frame']}
          src={address.current}
          allow="payment"
          onLoad={() => void purchase.check()}
        />
      </Overlay>
      <Dialog
        open={open && asking}
        onOpenChange={setAsking}
        role="alertdialog"
        title={messages['payment.quit.title']}
        description={messages['payment.quit.message']}
        actions={
          <>
            <Button kind="secondary" onClick={() => void purchase.closePayment()}>
              {messages['payment.quit.leave']}
            </Button>
            <Button onClick={() => setAsking(false)}>{messages['payment.quit.stay']}</Button>
          </>
        }
      />
    </>
  )
}
