import type { OrderStatus, Transaction } from '@fandeck/sdk/drops'
import { grouped } from '../primitives/grouped.ts'
import type { TagProps } from '../primitives/tag/Tag.tsx'
import { useDates } from '../theme/use-dates.ts'
import { maskInvoice } from './carriers.ts'
import { useTransactionMessages } from './use-transaction-messages.ts'

type State =
  | 'reserved'
  | 'paid'
  | 'shipped'
  | 'delivered'
  | 'failed'
  | 'cancelled'
  | 'expired'
  | 'refundDue'
  | 'refunded'

const STATES: Record<Exclude<OrderStatus, 'PAID'>, State> = {
  RESERVED: 'reserved',
  FAILED: 'failed',
  CANCELLED: 'cancelled',
  EXPIRED: 'expired',
  REFUND_DUE: 'refundDue',
  REFUNDED: 'refunded',
}
const TONES: Partial<Record<State, NonNullable<TagProps['tone']>>> = {
  reserved: 'warn',
  paid: 'ok',
  shipped: 'warn',
  delivered: 'ok',
  refundDue: 'warn',
}

/** A paid purchase with an invoice number has been shipped. */
function stateOf({ status, invoiceNumber, deliveredAt }: Transaction): State {
  if (status !== 'PAID') return STATES[status]
  if (!invoiceNumber) return 'paid'
  return deliveredAt == null ? 'shipped' : 'delivered'
}

/** The words for a purchase, in the language of the messages. */
export interface TransactionWords {
  /** The title with the number of packs. */
  product: string
  /** The state, with the tone of its tag. */
  state: string
  tone: NonNullable<TagProps['tone']>
  method: string
  amount: string
  /** What a cancellation refunds: the amount without what was refunded before. */
  left: string
  /** The day and the time of the order. */
  at: string
  /** What happens to the parcel or the refund, if anything. */
  note: string | undefined
}

/** Returns the words for purchases, such as for the page of an order beside a `TransactionList`. */
export function useTransactionWords(): (transaction: Transaction) => TransactionWords {
  const messages = useTransactionMessages()
  const { date, time } = useDates()
  return (transaction) => {
    const { title, amount: packs, paymentAmount, method, status, delivery, invoiceNumber, at } = transaction
    const amount = grouped(paymentAmount)
    const left = grouped(paymentAmount - (transaction.refundedAmount ?? 0))
    const state = stateOf(transaction)
    function noteOf(): string | undefined {
      if (status === 'REFUND_DUE') return messages['transactions.toRefund']({ amount: left })
      if (status === 'REFUNDED') return messages['transactions.refund']({ amount: left })
      if (status !== 'PAID' || !delivery) return undefined
      if (!invoiceNumber) return messages['transactions.preparing']
      return messages['transactions.invoice']({ number: maskInvoice(invoiceNumber) })
    }
    return {
      product: messages['transactions.product']({ title, packs }),
      state: messages[`transactions.${state}`],
      tone: TONES[state] ?? 'neutral',
      method: messages[`transactions.method.${method}`],
      amount: messages['transactions.won']({ amount }),
      left: messages['transactions.won']({ amount: left }),
      at: `${date(at)} ${time(at)}`,
      note: noteOf(),
    }
  }
}
