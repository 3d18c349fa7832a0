import { useTransaction } from '@fandeck/react'
import { isFandeckError } from '@fandeck/sdk'
import type { DrawnCard, TransactionDetail } from '@fandeck/sdk/drops'
import { forwardRef, type ReactNode, useState } from 'react'
import { MemberOnly } from '../account-fields/MemberOnly.tsx'
import { type HeadedPartProps, Part } from '../primitives/part/Part.tsx'
import { QueryState } from '../primitives/query-state/QueryState.tsx'
import { Skeleton } from '../primitives/skeleton/Skeleton.tsx'
import { PackReveal } from '../purchase/PackReveal.tsx'
import { OrderCancellation } from './OrderCancellation.tsx'
import { OrderContents } from './OrderContents.tsx'
import { OrderParcel } from './OrderParcel.tsx'
import { OrderPayment } from './OrderPayment.tsx'
import { OrderState } from './OrderState.tsx'
import './OrderDetail.css'

/** The props of an order, which fetches itself. */
export interface OrderDetailProps extends HeadedPartProps {
  orderId: string
  /** Replaces everything for an order that does not exist or is another member's. @default the sentence of the error */
  missing?: ReactNode
  /** Called with the rarest card of the opened packs when the fan shares it; without it, there is no such button. */
  onShare?: ((card: DrawnCard, order: TransactionDetail) => void) | undefined
  /** Called when the fan has opened the packs and wants to see the deck. */
  onDeckRequest?: (() => void) | undefined
}

/**
 * One order of the member: its state, contents, parcel, payment, and its cancellation or return. Its packs are opened
 * here, too. Needs a `ToastProvider`.
 *
 * @see D17, D79
 */
export const OrderDetail = /* @__PURE__ */ forwardRef<HTMLElement, OrderDetailProps>(function OrderDetail(
  { orderId, missing, onShare, onDeckRequest, headingLevel = 2, ...root },
  ref,
) {
  const query = useTransaction({ orderId })
  const [opening, setOpening] = useState(false)
  if (missing !== undefined && isFandeckError(query.error, 'drops/not-found')) return missing
  const close = () => setOpening(false)
  return (
    <Part base="fandeck-root fandeck-order" {...root} ref={ref}>
      <MemberOnly>
        <QueryState query={query} loading={<Waiting />}>
          {(order) => {
            const part = { order, headingLevel }
            return (
              <>
                <OrderState {...part} />
                <OrderContents order={order} onOpen={() => setOpening(true)} />
                <OrderParcel {...part} />
                <OrderPayment {...part} />
                <OrderCancellation {...part} />
                <PackReveal
                  open={opening}
                  orderId={orderId}
                  count={order.amount}
                  cardsPerPack={order.cardsPerPack}
                  packName={order.title}
                  onShare={onShare && ((card) => onShare(card, order))}
                  onClose={close}
                  onDone={() => {
                    close()
                    onDeckRequest?.()
                  }}
                />
              </>
            )
          }}
        </QueryState>
      </MemberOnly>
    </Part>
  )
})

const Waiting = () => (
  <div className="fandeck-order__part">
    <Skeleton height={68} />
    <Skeleton height={196} radius={20} />
  </div>
)
