import { won } from '../transactions/transaction-text.ts'
import { OrderRow } from './OrderRow.tsx'

/** What a refund returns: the amount, the way and the time. */
export const Refund = ({ amount, method, when }: { amount: number; method: string; when: string }) => (
  <dl className="site-cancel__refund site-order__rows fandeck-inset">
    <OrderRow name="환불 금액">
      <strong className="fandeck-title-2">{won(amount)}</strong>
    </OrderRow>
    <OrderRow name="환불 방법">{`${method} 결제 취소`}</OrderRow>
    <OrderRow name="환불 시점">{when}</OrderRow>
  </dl>
)
