import { Receipt } from 'lucide-react'
import { forwardRef, useState } from 'react'
import { Button } from '../primitives/button/Button.tsx'
import { grouped } from '../primitives/grouped.ts'
import { hasReceipt } from '../transaction-list/has-receipt.ts'
import { TransactionReceipt } from '../transaction-list/TransactionReceipt.tsx'
import { useTransactionMessages } from '../transaction-list/use-transaction-messages.ts'
import { useTransactionWords } from '../transaction-list/use-transaction-words.ts'
import { OrderFact } from './OrderFact.tsx'
import { OrderPart, type OrderPartProps } from './OrderPart.tsx'
import { useOrderMessages } from './use-order-messages.ts'

/** How an order was paid, with its receipt where it was paid. */
export const OrderPayment = /* @__PURE__ */ forwardRef<HTMLElement, OrderPartProps>(function OrderPayment(
  { order, ...part },
  ref,
) {
  const messages = useOrderMessages()
  const words = useTransactionMessages()
  const [open, setOpen] = useState(false)
  const { method, amount } = useTransactionWords()(order)
  const receipt = hasReceipt(order) && (
    <Button kind="secondary" size={44} onClick={() => setOpen(true)}>
      <Receipt size={18} aria-hidden />
      {messages['transactions.receipt']}
    </Button>
  )
  return (
    <OrderPart {...part} ref={ref} title={messages['order.payment']} action={receipt}>
      <dl className="fandeck-order__facts fandeck-receipt">
        <OrderFact name={messages['order.payment.method']}>{method}</OrderFact>
        <OrderFact name={messages['order.payment.amount']}>
          <strong>{amount}</strong>
        </OrderFact>
        {order.refundedAmount ? (
          <OrderFact name={messages['order.payment.refunded']}>
            {words['transactions.won']({ amount: grouped(order.refundedAmount) })}
          </OrderFact>
        ) : null}
        <OrderFact name={messages['order.payment.receipt']}>
          {messages[`order.receipt.${order.receiptType}`]}
        </OrderFact>
        <OrderFact name={messages['order.payment.id']}>{order.orderId}</OrderFact>
      </dl>
      <TransactionReceipt transaction={order} open={open} onOpenChange={setOpen} />
    </OrderPart>
  )
})
