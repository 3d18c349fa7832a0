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
          {notesOf(order, messages).map((note) => (
            <p key={note} className="fandeck-body-2">
              {note}
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

/** What prevents a cancellation now or later. */
function notesOf(order: TransactionDetail, messages: ReturnType<typeof useOrderMessages>): string[] {
  const { opened, cancelUntil, returnUntil, returnRequest, invoiceNumber, deliveredAt } = order
  if (opened) return [messages['order.cancel.opened']]
  const later = messages.errors['drops/packs-opened']
  if (cancelUntil != null) return [later]
  if (returnUntil != null || returnRequest) return []
  return invoiceNumber && deliveredAt == null
    ? [messages.errors['drops/not-delivered'], later]
    : [messages['order.cancel.elsewhere'], later]
}
