import { isInAppBrowser, paymentPopupSize } from '@fandeck/sdk'
import { useEffect } from 'react'
import { useModals } from '../primitives/modal-host/ModalProvider.tsx'
import { useDropModel } from './drop-context.ts'

/** The payment company's page in the page's modals. Every page that loads inside asks the server for the truth. */
export function PaymentPopup() {
  const modals = useModals()
  const { state, purchase } = useDropModel()
  const { method } = state.payment.payment
  const url =
    state.step === 'paying' && !isInAppBrowser(navigator.userAgent)
      ? state.reservation?.paymentUrl
      : undefined

  useEffect(() => {
    if (!url) return
    let standing = true
    const popup = modals.payment({
      url,
      size: paymentPopupSize(method),
      onLoad: () => void purchase.check(),
    })
    // However it was closed but by us: the fan has left, or the page has closed all of its modals.
    void popup.closed.then(() => {
      if (standing) void purchase.closePayment()
    })
    return () => {
      standing = false
      popup.close()
    }
  }, [modals, purchase, url, method])
  return null
}
