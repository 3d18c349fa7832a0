import type { TransactionDetail } from '@fandeck/sdk/drops'
import { Button, TransactionReceipt, useTransactionWords } from '@fandeck/widgets'
import { Receipt } from 'lucide-react'
import { useState } from 'react'
import { OrderRow } from './OrderRow.tsx'
import { cashReceiptOf } from './order-text.ts'

/** How an order was paid, with its receipt. */
export function OrderPayment({ order }: { order: TransactionDetail }) {
  const [open, setOpen] = useState(false)
  const { method, amount } = useTransactionWords()(order)
  return (
    <section className="site-order__part">
      <div className="site-order__head">
        <h2 className="fandeck-title-3">결제</h2>
        <Button kind="secondary" size={44} onClick={() => setOpen(true)}>
          <Receipt size={18} aria-hidden />
          영수증
        </Button>
      </div>
      <dl className="site-order__facts fandeck-receipt">
        <OrderRow name="결제 수단">{method}</OrderRow>
        <OrderRow name="결제 금액">
          <strong>{amount}</strong>
        </OrderRow>
        <OrderRow name="현금영수증">{cashReceiptOf(order)}</OrderRow>
        <OrderRow name="주문 번호">{order.orderId}</OrderRow>
      </dl>
      <TransactionReceipt transaction={order} open={open} onOpenChange={setOpen} />
    </section>
  )
}
