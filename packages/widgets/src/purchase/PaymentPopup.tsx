import { useFandeck } from '@fandeck/react'
import { isInAppBrowser, isPaymentUrl, paymentPopupSize } from '@fandeck/sdk'
import { useEffect } from 'react'
import { useDropModel } from '../drop-model/drop-context.ts'
import { useModals } from '../primitives/modal-host/ModalProvider.tsx'

/**
 * The payment company's page in the page's modals. Every page that loads inside asks the server for the truth. Inside
 * another app's browser a frame loses its way back: there the payment takes the page (D20). A free order has no payment:
 * the server has settled it already (D61).
 */
export function PaymentPopup() {
  const { navigate, visibility } = useFandeck().platform
  const modals = useModals()
  const { state, purchase } = useDropModel()
  const { method } = state.payment.payment
  const { paymentUrl: url, paymentAmount } = (state.step === 'paying' && state.reservation) || {}

  useEffect(() => {
    if (!url) return
    const leave = () => void purchase.closePayment()
    if (!paymentAmount) return leave()
    if (isInAppBrowser(navigator.userAgent)) {
      if (isPaymentUrl(url)) navigate(url)
      // The way back may show the page as it was left, and it would wait for a payment that nobody sees.
      return visibility.onReturn(leave)
    }
    let standing = true
    const popup = modals.payment({
      url,
      size: paymentPopupSize(method),
      onLoad: () => void purchase.check(),
    })
    // However it was closed but by us: the fan has left, or the page has closed all of its modals.
    void popup.closed.then(() => standing && leave())
    return () => {
      standing = false
      popup.close()
    }
  }, [modals, purchase, url, paymentAmount, method, navigate, visibility])
  return null
}
