import type { TransactionDetail } from '@fandeck/sdk/drops'
import { forwardRef, useState } from 'react'
import { Button } from '../primitives/button/Button.tsx'
import { CancelSheet } from './CancelSheet.tsx'
import { OrderPart, type OrderPartProps } from './OrderPart.tsx'
import { OrderReturn } from './OrderReturn.tsx'
import { useLastDay } from './use-last-day.ts'
import { useOrderMessages } from './use-order-messages.ts'

/**
 * How long a paid order can be cancelled or returned, and the way to do it; nothing for an order that has ended. Needs a
 * `ToastProvider`.
 *
 * @see D79
 */
export const OrderCancellation = /* @__PURE__ */ forwardRef<HTMLElement, OrderPartProps>(
  function OrderCancellation({ order, ...part }, ref) {
    const messages = useOrderMessages()
    const lastDayOf = useLastDay()
    const { status, delivery, cancelUntil } = order
    const [open, setOpen] = useState(false)
    if (status !== 'PAID') return null
    return (
      <OrderPart {...part} ref={ref} title={messages['order.cancellation']}>
        <div>
          {cancelUntil != null && (
            <p className="fandeck-body-2">
              {messages['order.cancel.before']}
              <b>{lastDayOf(cancelUntil)}</b>
              {messages['order.cancel.after']}
            </p>
          )}
          {notesOf(order).map((note) => (
            <p key={note} className="fandeck-body-2">
              {messages[`order.${note}`]}
            </p>
          ))}
        </div>
        {delivery && <p className="fandeck-caption">{messages['order.cancel.goods']}</p>}
        {cancelUntil != null && (
          <Button kind="outline" block onClick={() => setOpen(true)}>
            {messages['order.cancel']}
          </Button>
        )}
        <CancelSheet order={order} open={open} onOpenChange={setOpen} />
        <OrderReturn order={order} />
      </OrderPart>
    )
  },
)

type Note = 'cancel.opened' | 'cancel.later' | 'cancel.elsewhere' | 'return.later'

/** What prevents a cancellation now or later. */
function notesOf({ opened, cancelUntil, returnUntil, returnRequest, ...parcel }: TransactionDetail): Note[] {
  if (opened) return ['cancel.opened']
  if (cancelUntil != null) return ['cancel.later']
  if (returnUntil != null || returnRequest) return []
  return parcel.invoiceNumber && parcel.deliveredAt == null
    ? ['return.later', 'cancel.later']
    : ['cancel.elsewhere', 'cancel.later']
}
