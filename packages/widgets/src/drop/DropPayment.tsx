import type { FandeckError } from '@fandeck/sdk'
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

/** A modal whose code did not load closes; the drop says why. */
function LazyModal({ kind, ...props }: HostedModalProps & { kind: 'PaymentModal' | 'NotionModal' }) {
  const shared = useDropShared()
  const { record, close, onClosed } = props
  const [failed, setFailed] = useState(false)
  // It has no exit animation to wait for.
  useEffect(() => {
    if (failed && !record.open) onClosed()
  })
  function fail(error: FandeckError) {
    setFailed(true)
    shared?.onFailed(error, true)
    close()
  }
  return (
    <Lazy load={useContext(PaymentLoader)} onFailed={fail}>
      {({ [kind]: Modal }) => <Modal {...props} />}
    </Lazy>
  )
}

/** The modals of a drop on a page without a `ModalProvider`. */
export const lazyKinds: ModalKinds = {
  payment: (props) => <LazyModal kind="PaymentModal" {...props} />,
  notion: (props) => <LazyModal kind="NotionModal" {...props} />,
}
