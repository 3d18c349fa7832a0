import type { Transaction } from '@fandeck/sdk'
import { Button, Image, Tag } from '@fandeck/widgets'
import { useState } from 'react'
import { PageLink } from '../../layout/PageLink.tsx'
import { trackingUrl } from './carriers.ts'
import { Receipt } from './Receipt.tsx'
import { TrackingLink } from './TrackingLink.tsx'
import { methodOf, momentOf, noteOf, stateOf, won } from './transaction-text.ts'

/** One purchase: its content, amount and status, with links to its page, its receipt and its parcel. */
export function TransactionCard({ transaction }: { transaction: Transaction }) {
  const [open, setOpen] = useState(false)
  const { orderId, title, thumb, amount, paymentAmount, at, status, carrier, invoiceNumber } = transaction
  const [state, tone] = stateOf(transaction)
  const note = noteOf(transaction)
  const tracking = status === 'PAID' ? trackingUrl(carrier, invoiceNumber) : undefined
  return (
    <li className="site-transaction">
      <div className="site-transaction__head">
        <span className="fandeck-caption">{momentOf(at)}</span>
        <Tag tone={tone}>{state}</Tag>
      </div>
      <div className="site-transaction__what">
        <Image className="site-transaction__thumb" src={thumb} alt="" />
        <div>
          <p className="site-transaction__title">
            <PageLink to={`/mypage/transaction/${orderId}`}>{`${title} ${amount}팩`}</PageLink>
          </p>
          <p>
            {won(paymentAmount)} <span className="site-transaction__method">· {methodOf(transaction)}</span>
          </p>
          {note && <p className="fandeck-caption">{note}</p>}
        </div>
      </div>
      <div className="site-transaction__ways">
        <Button kind="secondary" size={44} onClick={() => setOpen(true)}>
          영수증
        </Button>
        {tracking && <TrackingLink href={tracking} size={44} />}
      </div>
      <Receipt transaction={transaction} open={open} onOpenChange={setOpen} />
    </li>
  )
}
