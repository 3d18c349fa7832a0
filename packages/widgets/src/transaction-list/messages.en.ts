import type { Widened } from '../theme/messages.types.ts'
import { enPaidMethods } from '../theme/payment-methods.en.ts'
import type { koTransactionList } from './messages.ko.ts'

/** Messages of the purchases. */
export const enTransactionList: Widened<typeof koTransactionList> = {
  'transactions.label': 'Purchases',
  'transactions.none': 'No packs yet',
  'transactions.none.message': 'Find your first pack in a drop.',
  'transactions.more': 'More',
  'transactions.product': (p) => `${p.title}, ${p.packs} ${p.packs === 1 ? 'pack' : 'packs'}`,
  'transactions.won': (p) => `₩${p.amount}`,
  'transactions.reserved': 'Awaiting payment',
  'transactions.paid': 'Paid',
  'transactions.shipped': 'Shipped',
  'transactions.delivered': 'Delivered',
  'transactions.failed': 'Payment failed',
  'transactions.cancelled': 'Cancelled',
  'transactions.expired': 'Timed out',
  'transactions.refundDue': 'Refund pending',
  'transactions.refunded': 'Refunded',
  'transactions.preparing': 'The goods are being prepared',
  'transactions.invoice': (p) => `Tracking number ${p.number}`,
  'transactions.toRefund': (p) => `To be refunded: ₩${p.amount}`,
  'transactions.refund': (p) => `Refunded: ₩${p.amount}`,
  ...enPaidMethods,
  'transactions.receipt': 'Receipt',
  'transactions.receipt.order': 'Order number',
  'transactions.receipt.product': 'Product',
  'transactions.receipt.at': 'Ordered at',
  'transactions.receipt.method': 'Payment method',
  'transactions.receipt.state': 'State',
  'transactions.receipt.amount': 'Amount',
  'transactions.track': 'Track parcel',
  'transactions.newWindow': '(new window)',
}
