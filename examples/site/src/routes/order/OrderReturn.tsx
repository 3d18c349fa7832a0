import { formatSeoulDate } from '@fandeck/sdk'
import type { TransactionDetail } from '@fandeck/sdk/drops'
import { Button } from '@fandeck/widgets'
import { useState } from 'react'
import { lastDayOf } from './order-text.ts'
import { ReturnSheet } from './ReturnSheet.tsx'

/** The return of delivered goods: until when, its request, or why the shop has refused it (D79). */
export function OrderReturn({ order }: { order: TransactionDetail }) {
  const { returnUntil, returnRequest } = order
  const [open, setOpen] = useState(false)
  return (
    <>
      {returnRequest && (
        <div className="site-order__return fandeck-inset" role="status">
          <b>{returnRequest.refusal ? '반품을 받아 드리지 못했어요' : '반품을 신청했어요'}</b>
          <p>
            {returnRequest.refusal ??
              `${formatSeoulDate(returnRequest.at)}에 신청했어요. 굿즈를 돌려받은 날부터 3영업일 안에 환불해 드려요.`}
          </p>
        </div>
      )}
      {returnUntil != null && (
        <>
          <p className="fandeck-body-2">
            팩을 열지 않았다면 <b>{lastDayOf(returnUntil)}</b>까지 굿즈를 반품할 수 있어요.
          </p>
          <Button kind="outline" block onClick={() => setOpen(true)}>
            반품 신청하기
          </Button>
        </>
      )}
      <ReturnSheet order={order} open={open} onOpenChange={setOpen} />
    </>
  )
}
