import { isPaymentUrl } from '@fandeck/sdk/drops'
import { Lock, X } from 'lucide-react'
import { type CSSProperties, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { Button } from '../button/Button.tsx'
import { Dialog } from '../dialog/Dialog.tsx'
import { IconButton } from '../icon-button/IconButton.tsx'
import { Overlay } from '../overlay/Overlay.tsx'
import type { HostedModalProps } from './modals.ts'
import { useModalMessages } from './use-modal-messages.ts'
import './PaymentModal.css'

/** A frame that nothing has happened in for this time may show a refusal of the browser, ms. */
const QUIET_MS = 8000

/**
 * Whether the page of a frame may be missing. A provider can refuse to be framed, and the browser then shows a grey box
 * without telling the page: it says so only by a blank document. Otherwise, a page that is used receives the focus or
 * leads to another one.
 */
function useDoubt(frame: RefObject<HTMLIFrameElement | null>, open: boolean) {
  const [doubt, setDoubt] = useState(false)
  const loads = useRef(0)
  useEffect(() => {
    if (!open) return
    const timer = setTimeout(() => {
      const root = frame.current?.getRootNode()
      const used = root && 'activeElement' in root && root.activeElement === frame.current
      if (!used && loads.current < 2) setDoubt(true)
    }, QUIET_MS)
    return () => clearTimeout(timer)
  }, [frame, open])
  function onLoad() {
    loads.current++
    if (frame.current?.contentDocument?.URL === 'about:blank') setDoubt(true)
    else if (loads.current > 1) setDoubt(false)
  }
  return { doubt, onLoad }
}

/**
 * The page of the payment provider: a sheet on a phone, from 540 px a dialog of the size of the payment method, limited
 * to the page (S9.4). Its close button, Escape and the back gesture ask for a confirmation before it closes. When the frame seems to
 * stay empty, the page can be opened in a new window; the purchase asks the server for the outcome (D20).
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
  const place = useRef<HTMLIFrameElement>(null)
  const { doubt, onLoad } = useDoubt(place, open)
  const src = frame && isPaymentUrl(frame.url) ? frame.url : undefined
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
          ref={place}
          src={src}
          allow="payment"
          onLoad={() => {
            onLoad()
            frame?.onLoad?.()
          }}
        />
        {doubt && src && (
          <div className="fandeck-payment__other">
            <p className="fandeck-caption" role="status">
              {messages['payment.unseen']}
            </p>
            {/* A link and no `window.open`, which a blocker of popups refuses. */}
            <a
              className="fandeck-button"
              data-kind="secondary"
              data-size={44}
              href={src}
              target="_blank"
              rel="noopener"
            >
              <span className="fandeck-button__label">{messages['payment.window']}</span>
            </a>
          </div>
        )}
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
