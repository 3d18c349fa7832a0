import type { TransactionDetail } from '@fandeck/sdk/drops'
import { Button } from '@fandeck/widgets'
import { useState } from 'react'
import { CancelSheet } from './CancelSheet.tsx'
import { OrderReturn } from './OrderReturn.tsx'
import { lastDayOf } from './order-text.ts'

/** How long a paid order can be cancelled or returned, and the way to do it; nothing for an order that has ended (D79). */
export function OrderCancel({ order }: { order: TransactionDetail }) {
  const { status, delivery, cancelUntil } = order
  const [open, setOpen] = useState(false)
  if (status !== 'PAID') return null
  return (
    <section className="site-order__part">
      <h2 className="fandeck-title-3">취소와 환불</h2>
      <div>
        {cancelUntil != null && (
          <p className="fandeck-body-2">
            팩을 열지 않았다면 <b>{lastDayOf(cancelUntil)}</b>까지 취소할 수 있어요.
          </p>
        )}
        {noteOf(order).map((words) => (
          <p key={words} className="fandeck-body-2">
            {words}
          </p>
        ))}
      </div>
      {delivery && (
        <p className="fandeck-caption">이미 보낸 굿즈는 돌려받은 날부터 3영업일 안에 환불해 드려요.</p>
      )}
      {cancelUntil != null && (
        <Button kind="outline" block onClick={() => setOpen(true)}>
          주문 취소하기
        </Button>
      )}
      <CancelSheet order={order} open={open} onOpenChange={setOpen} />
      <OrderReturn order={order} />
    </section>
  )
}

/** What prevents a cancellation now or later. */
function noteOf({ opened, cancelUntil, returnUntil, returnRequest, ...parcel }: TransactionDetail): string[] {
  if (opened) return ['팩을 열어서 취소할 수 없어요.']
  const later = '팩을 연 뒤에는 취소할 수 없어요.'
  if (cancelUntil != null) return [later]
  if (returnUntil != null || returnRequest) return []
  return parcel.invoiceNumber && parcel.deliveredAt == null
    ? ['굿즈를 받은 뒤 반품을 신청할 수 있어요.', later]
    : ['이 주문은 여기에서 취소할 수 없어요. 1:1 문의로 알려 주세요.', later]
}
