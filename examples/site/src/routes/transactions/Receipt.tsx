import type { Transaction } from '@fandeck/sdk'
import { Button, Dialog } from '@fandeck/widgets'
import { useMessages } from '../../messages/use-messages.ts'
import { methodOf, momentOf, stateOf, won } from './transaction-text.ts'

export interface ReceiptProps {
  transaction: Transaction
  open: boolean
  onOpenChange(open: boolean): void
}

/** The receipt of a purchase. */
export function Receipt({ transaction, open, onOpenChange }: ReceiptProps) {
  const messages = useMessages()
  const { orderId, title, amount, paymentAmount, at } = transaction
  const rows = [
    ['주문 번호', orderId],
    ['상품', `${title} ${amount}팩`],
    ['주문 일시', momentOf(at)],
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
