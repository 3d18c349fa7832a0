import { isPaymentUrl } from '@fandeck/sdk'
import { Lock, X } from 'lucide-react'
import { type CSSProperties, useId, useState } from 'react'
import { Button } from '../button/Button.tsx'
import { Dialog } from '../dialog/Dialog.tsx'
import { IconButton } from '../icon-button/IconButton.tsx'
import { Overlay } from '../overlay/Overlay.tsx'
import type { HostedModalProps } from './modals.ts'
import { useModalMessages } from './use-modal-messages.ts'
import './PaymentModal.css'

/**
 * The page of the payment provider: a sheet on a phone, from 540 px a dialog of the size of the payment method, limited
 * to the page (S9.4). Its close button, Escape and the back gesture ask for a confirmation before it closes.
 */
export function PaymentModal({
  record: { open, closeType, motion, content },
  close,
  onClosed,
}: HostedModalProps) {
  const messages = useModalMessages()
  const id = useId()
  const [asking, setAsking] = useState(false)
  const { frame } = content
  const box = {
    '--fandeck-payment-width': `${frame?.size.width}px`,
    '--fandeck-payment-height': `${frame?.size.height}px`,
  } as CSSProperties
  return (
    <>
      <Overlay
        open={open}
        onOpenChange={() => {}}
        onAsked={() => setAsking(true)}
        closeType={closeType}
        motion={motion}
        labelledBy={`${id}-title`}
        className="fandeck-payment"
        style={box}
        onClosed={onClosed}
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
          src={frame && isPaymentUrl(frame.url) ? frame.url : undefined}
          allow="payment"
          onLoad={frame?.onLoad}
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
            <Button kind="secondary" onClick={() => close(true)}>
              {messages['payment.quit.leave']}
            </Button>
            <Button onClick={() => setAsking(false)}>{messages['payment.quit.stay']}</Button>
          </>
        }
      />
    </>
  )
}
