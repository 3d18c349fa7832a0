import { won } from '../transactions/transaction-text.ts'
import { OrderRow } from './OrderRow.tsx'

interface RefundProps {
  amount: number
  method: string
  when: string
  /** What follows after the refund, such as the date on a bill. */
  note?: string | undefined
}

/** What a refund returns: the amount, the way and the time. */
export const Refund = ({ amount, method, when, note }: RefundProps) => (
  <div className="site-cancel__refund fandeck-inset">
    <dl className="site-cancel__facts fandeck-receipt">
      <OrderRow name="환불 금액">
        <strong className="fandeck-title-2">{won(amount)}</strong>
      </OrderRow>
      <OrderRow name="환불 방법">{`${method} 결제 취소`}</OrderRow>
      <OrderRow name="환불 시점">{when}</OrderRow>
    </dl>
    {note && <p className="fandeck-caption">{note}</p>}
  </div>
)

/** When a refund is on the bill of a phone's carrier. */
export const PHONE_BILL = '통신사 요금에는 1–2일 뒤에 반영돼요.'
