import { createContext, useContext, useEffect, useState } from 'react'
import { useDropShared } from '../drop-model/drop-context.ts'
import { Lazy } from '../primitives/lazy/Lazy.tsx'
import type { ModalKinds } from '../primitives/modal-host/ModalHost.tsx'
import type { HostedModalProps } from '../primitives/modal-host/modals.ts'

type PaymentParts = typeof import('../purchase/Payment.tsx')

const loadPayment = (): Promise<PaymentParts> => import('./lazy-parts.ts')

/** Loads the purchase code; tests replace it. */
export const PaymentLoader = /* @__PURE__ */ createContext(loadPayment)

/**
 * The sheet, the payment page, its outcome and the reveal. Renders nothing in place; its code loads when the fan may buy.
 */
export function DropPayment() {
  const load = useContext(PaymentLoader)
  const shared = useDropShared()
  const wanted = shared?.wanted ?? false
  const [begun, setBegun] = useState(false)
  useEffect(() => {
    if (wanted) setBegun(true)
  }, [wanted])
  if (!shared || !(begun || wanted)) return null
  return (
    <Lazy load={load} attempt={wanted} onLoaded={shared.onLoaded} onFailed={shared.onFailed}>
      {({ Payment }) => <Payment />}
    </Lazy>
  )
}

function LazyPaymentModal(props: HostedModalProps) {
  return <Lazy load={useContext(PaymentLoader)}>{({ PaymentModal }) => <PaymentModal {...props} />}</Lazy>
}

function LazyNotionModal(props: HostedModalProps) {
  return <Lazy load={useContext(PaymentLoader)}>{({ NotionModal }) => <NotionModal {...props} />}</Lazy>
}

/** The modals of a drop on a page without a `ModalProvider`. */
export const lazyKinds: ModalKinds = { payment: LazyPaymentModal, notion: LazyNotionModal }
