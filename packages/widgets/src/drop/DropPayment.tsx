import { createContext, useContext, useEffect, useState } from 'react'
import { useDropShared } from '../drop-model/drop-context.ts'
import { Lazy } from '../primitives/lazy/Lazy.tsx'
import type { ModalKinds } from '../primitives/modal-host/ModalProvider.tsx'
import type { HostedModalProps } from '../primitives/modal-host/modals.ts'

type PaymentParts = typeof import('../purchase/Payment.tsx')

const loadPayment = (): Promise<PaymentParts> => import('./lazy-parts.ts')

/** How a drop loads what buying opens. */
export const PaymentLoader = /* @__PURE__ */ createContext(loadPayment)

/** Everything that opens over the page while a fan buys; its code comes when a fan may. */
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

/** What a drop opens where its page has no host of modals. */
export const lazyKinds: ModalKinds = { payment: LazyPaymentModal, notion: LazyNotionModal }
