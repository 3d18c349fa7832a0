import type { Transaction } from '@fandeck/sdk/drops'
import { memo, useState } from 'react'
import { Button } from '../primitives/button/Button.tsx'
import { Image } from '../primitives/image/Image.tsx'
import type { RenderLink } from '../primitives/link/LinkProvider.tsx'
import { Tag } from '../primitives/tag/Tag.tsx'
import { trackingUrl } from './carriers.ts'
import { hasReceipt } from './has-receipt.ts'
import { TrackingLink } from './TrackingLink.tsx'
import { TransactionReceipt } from './TransactionReceipt.tsx'
import { useTransactionMessages } from './use-transaction-messages.ts'
import { useTransactionWords } from './use-transaction-words.ts'

interface TransactionCardProps {
  transaction: Transaction
  href: string | undefined
  renderLink: RenderLink
}

/** One purchase: its content, amount and state, with links to its page, its receipt and its parcel. */
export const TransactionCard = /* @__PURE__ */ memo(function TransactionCard({
  transaction,
  href,
  renderLink,
}: TransactionCardProps) {
  const messages = useTransactionMessages()
  // A dialog in each row of a long list would cost more than the row.
  const [open, setOpen] = useState<boolean>()
  const { thumb, status, carrier, invoiceNumber } = transaction
  const { product, state, tone, method, amount, at, note } = useTransactionWords()(transaction)
  const receipt = hasReceipt(transaction)
  const tracking = status === 'PAID' ? trackingUrl(carrier, invoiceNumber) : undefined
  return (
    <li className="fandeck-transaction">
      <div className="fandeck-transaction__head">
        <span className="fandeck-caption">{at}</span>
        <Tag tone={tone}>{state}</Tag>
      </div>
      <div className="fandeck-transaction__what">
        <Image className="fandeck-transaction__thumb" shownWidth={54} src={thumb} alt="" />
        <div>
          <p className="fandeck-transaction__title">
            {href === undefined
              ? product
              : renderLink({ href, className: 'fandeck-transaction__link', children: product })}
          </p>
          <p>
            {amount} <span className="fandeck-transaction__method">· {method}</span>
          </p>
          {note && <p className="fandeck-caption">{note}</p>}
        </div>
      </div>
      {(receipt || tracking) && (
        <div className="fandeck-transaction__ways">
          {receipt && (
            <Button kind="secondary" size={44} onClick={() => setOpen(true)}>
              {messages['transactions.receipt']}
            </Button>
          )}
          {tracking && <TrackingLink href={tracking} />}
        </div>
      )}
      {open !== undefined && (
        <TransactionReceipt transaction={transaction} open={open} onOpenChange={setOpen} />
      )}
    </li>
  )
})
