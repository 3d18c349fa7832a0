import { formatSeoulDate, formatSeoulTime, type Transaction } from '@fandeck/sdk'
import { Button, Dialog, Image, Tag } from '@fandeck/widgets'
import { useState } from 'react'
import { useMessages } from '../../messages/use-messages.ts'
import { trackingUrl } from './carriers.ts'
import { methodOf, noteOf, stateOf, won } from './transaction-text.ts'

/** One purchase: its content, amount and status, with links to its receipt and its parcel. */
export function TransactionCard({ transaction }: { transaction: Transaction }) {
  const [open, setOpen] = useState(false)
  const { title, thumb, amount, paymentAmount, at, status, carrier, invoiceNumber } = transaction
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
          <p className="site-transaction__title">{`${title} ${amount}팩`}</p>
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
        {tracking && (
          <a
            className="fandeck-button"
            data-size={44}
            href={tracking}
            target="_blank"
            rel="noopener noreferrer"
          >
            <span className="fandeck-button__label">배송 조회</span>
            <span className="fandeck-visually-hidden">(새 창)</span>
          </a>
        )}
      </div>
      <Receipt transaction={transaction} open={open} onOpenChange={setOpen} />
    </li>
  )
}

function Receipt({
  transaction,
  open,
  onOpenChange,
}: {
  transaction: Transaction
  open: boolean
  onOpenChange(open: boolean): void
}) {
  const messages = useMessages()
  const { orderId, title, amount, paymentAmount, at } = transaction
  const rows = [
    ['주문 번호', orderId],
    ['상품', `${title} ${amount}팩`],
    ['주문한 때', momentOf(at)],
    ['결제 수단', methodOf(transaction)],
    ['상태', stateOf(transaction)[0]],
    ['금액', won(paymentAmount)],
  ] as const
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="영수증"
      actions={<Button onClick={() => onOpenChange(false)}>{messages['common.confirm']}</Button>}
    >
      <dl className="site-receipt">
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}

const momentOf = (at: number) => `${formatSeoulDate(at)} ${formatSeoulTime(at)}`
