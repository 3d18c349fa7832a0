import { useFandeck } from '@fandeck/react'
import { isInAppBrowser, isPaymentUrl, paymentPopupSize } from '@fandeck/sdk/drops'
import { useEffect } from 'react'
import { useDropModel } from '../drop-model/drop-context.ts'
import { useModals } from '../primitives/modal-host/ModalHost.tsx'

/**
 * Shows the payment page as a modal and asks the server for the order whenever a page loads inside. In an in-app browser,
 * where a frame cannot return, the payment is a full page (D20). A free order is already settled and has no payment (D61).
 * Renders nothing itself.
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
      // The page can be restored from the back-forward cache, still waiting for a payment that is no longer open.
      return visibility.onReturn(leave)
    }
    let standing = true
    const popup = modals.payment({
      url,
      size: paymentPopupSize(method),
      onLoad: () => void purchase.check(),
    })
    // Closed by the fan or by `closeAll`, not by this effect.
    void popup.closed.then(() => standing && leave())
    return () => {
      standing = false
      popup.close()
    }
  }, [modals, purchase, url, paymentAmount, method, navigate, visibility])
  return null
}
