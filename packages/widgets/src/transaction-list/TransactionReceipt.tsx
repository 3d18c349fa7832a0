import type { Transaction } from '@fandeck/sdk/drops'
import { forwardRef } from 'react'
import { Button } from '../primitives/button/Button.tsx'
import { Dialog } from '../primitives/dialog/Dialog.tsx'
import type { HeadedPartProps } from '../primitives/part/Part.tsx'
import { useTransactionMessages } from './use-transaction-messages.ts'
import { useTransactionWords } from './use-transaction-words.ts'
import './TransactionReceipt.css'

/** The props of the receipt. */
export interface TransactionReceiptProps extends Omit<HeadedPartProps, 'role'> {
  transaction: Transaction
  open: boolean
  /** Called with `false` when the fan closes the receipt. */
  onOpenChange(open: boolean): void
}

/** The receipt of a purchase, in a dialog. */
export const TransactionReceipt = /* @__PURE__ */ forwardRef<HTMLElement, TransactionReceiptProps>(
  function TransactionReceipt({ transaction, onOpenChange, ...dialog }, ref) {
    const messages = useTransactionMessages()
    const { product, at, method, state, amount } = useTransactionWords()(transaction)
    const rows = [
      ['order', transaction.orderId],
      ['product', product],
      ['at', at],
      ['method', method],
      ['state', state],
      ['amount', amount],
    ] as const
    return (
      <Dialog
        {...dialog}
        ref={ref}
        onOpenChange={onOpenChange}
        title={messages['transactions.receipt']}
        actions={<Button onClick={() => onOpenChange(false)}>{messages['common.confirm']}</Button>}
      >
        <dl className="fandeck-receipt">
          {rows.map(([name, value]) => (
            <div key={name}>
              <dt>{messages[`transactions.receipt.${name}`]}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </Dialog>
    )
  },
)
