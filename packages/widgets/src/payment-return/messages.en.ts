import type { Widened } from '../theme/messages.types.ts'
import type { koPaymentReturn } from './messages.ko.ts'

/** Messages of the page after a full-page payment. */
export const enPaymentReturn: Widened<typeof koPaymentReturn> = {
  'payment.return.waiting': 'Checking your payment',
  'payment.return.nothing': 'There is no payment to check',
  'payment.return.nothing.text': 'The packs that you have paid for are in your cards.',
  'payment.return.toDrop': 'Back to the drop',
  'payment.return.toCards': 'See my cards',
}
