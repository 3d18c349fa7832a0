import { forwardRef } from 'react'
import { PageWaiting } from '../primitives/page-state/PageWaiting.tsx'
import type { HeadedPartProps } from '../primitives/part/Part.tsx'
import { NothingToCheck } from './NothingToCheck.tsx'
import { PaymentResult, type PaymentResultProps } from './PaymentResult.tsx'
import { usePaymentReturnMessages } from './use-payment-return-messages.ts'

/** The props of the page after a full-page payment. */
export interface PaymentReturnProps
  extends HeadedPartProps,
    Pick<PaymentResultProps, 'dropHref' | 'onShare' | 'onClose' | 'onDone'> {
  /** The drop that the payment service names; without one, there is nothing to check. */
  dropId: number | undefined
  /** The page of the member's cards. */
  cardsHref: string
  /** Whether the page is in the payment frame; the page around it continues by itself (D20). @default false */
  framed?: boolean | undefined
}

/**
 * The page to which the payment service returns: it checks the payment that this browser began, then shows the packs.
 *
 * @see D20
 */
export const PaymentReturn = /* @__PURE__ */ forwardRef<HTMLElement, PaymentReturnProps>(
  function PaymentReturn(
    { dropId, cardsHref, framed = false, dropHref, onShare, onClose, onDone, ...root },
    ref,
  ) {
    const messages = usePaymentReturnMessages()
    if (framed)
      return (
        <PageWaiting role="status" {...root} ref={ref} title={messages['payment.return.waiting']}>
          <p className="fandeck-body-2">{messages['loading.message']}</p>
        </PageWaiting>
      )
    if (dropId === undefined) return <NothingToCheck {...root} ref={ref} cardsHref={cardsHref} />
    return (
      <PaymentResult {...root} ref={ref} {...{ dropId, cardsHref, dropHref, onShare, onClose, onDone }} />
    )
  },
)
