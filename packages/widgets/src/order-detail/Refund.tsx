import { OrderFact } from './OrderFact.tsx'
import { useOrderMessages } from './use-order-messages.ts'

interface RefundProps {
  amount: string
  method: string
  when: string
  /** What follows after the refund, such as the date on a bill. */
  note?: string | undefined
}

/** What a refund returns: the amount, the way and the time. */
export function Refund({ amount, method, when, note }: RefundProps) {
  const messages = useOrderMessages()
  return (
    <div className="fandeck-reason__refund fandeck-inset">
      <dl className="fandeck-reason__facts fandeck-receipt">
        <OrderFact name={messages['order.refund.amount']}>
          <strong className="fandeck-title-2">{amount}</strong>
        </OrderFact>
        <OrderFact name={messages['order.refund.method']}>
          {messages['order.refund.by']({ method })}
        </OrderFact>
        <OrderFact name={messages['order.refund.when']}>{when}</OrderFact>
      </dl>
      {note && <p className="fandeck-caption">{note}</p>}
    </div>
  )
}
