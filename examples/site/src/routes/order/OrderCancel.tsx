import { formatSeoulDate, type TransactionDetail } from '@fandeck/sdk'
import { Button } from '@fandeck/widgets'
import { useState } from 'react'
import { CancelSheet } from './CancelSheet.tsx'

const DAY = 86_400_000

/** How long a paid order can be cancelled, and the way to do it; nothing for an order that has ended (D79). */
export function OrderCancel({ order }: { order: TransactionDetail }) {
  const { status, opened, delivery, cancelUntil } = order
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
        {cancelUntil == null && !opened && (
          <p className="fandeck-body-2">이 주문은 여기에서 취소할 수 없어요. 1:1 문의로 알려 주세요.</p>
        )}
        <p className="fandeck-body-2">
          {opened ? '팩을 열어서 취소할 수 없어요.' : '팩을 연 뒤에는 취소할 수 없어요.'}
        </p>
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
    </section>
  )
}

/** Returns the last day before an end, such as `11.28(금)`. */
const lastDayOf = (end: number) => formatSeoulDate(end - DAY).replace(/^\d{4}\./, '')
