import type { TransactionDetail } from '@fandeck/sdk/drops'
import { useState } from 'react'
import { Button } from '../primitives/button/Button.tsx'
import { useDates } from '../theme/use-dates.ts'
import { ReturnSheet } from './ReturnSheet.tsx'
import { useLastDay } from './use-last-day.ts'
import { useOrderMessages } from './use-order-messages.ts'

/** The return of delivered goods: until when, its request, or why the shop has refused it (D79). */
export function OrderReturn({ order }: { order: TransactionDetail }) {
  const messages = useOrderMessages()
  const lastDayOf = useLastDay()
  const { date } = useDates()
  const { returnUntil, returnRequest } = order
  const [open, setOpen] = useState(false)
  return (
    <>
      {returnRequest && (
        <div className="fandeck-order__return fandeck-inset" role="status">
          <b>{messages[returnRequest.refusal ? 'order.return.refused' : 'order.return.asked']}</b>
          <p>{returnRequest.refusal ?? messages['order.return.since']({ at: date(returnRequest.at) })}</p>
        </div>
      )}
      {returnUntil != null && (
        <>
          <p className="fandeck-body-2">
            {messages['order.return.before']}
            <b>{lastDayOf(returnUntil)}</b>
            {messages['order.return.after']}
          </p>
          <Button kind="outline" block onClick={() => setOpen(true)}>
            {messages['order.return']}
          </Button>
        </>
      )}
      <ReturnSheet order={order} open={open} onOpenChange={setOpen} />
    </>
  )
}
