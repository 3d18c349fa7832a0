import type { Widened } from './messages.types.ts'
import type { koOfferedMethods, koPaidMethods } from './payment-methods.ko.ts'

/** The payment methods that the sheet offers. */
export const enOfferedMethods: Widened<typeof koOfferedMethods> = {
  'purchase.method.phoneBill': 'Mobile',
  'purchase.method.card': 'Credit card',
  'purchase.method.bankTransfer': 'Bank transfer',
  'purchase.method.easyPay': 'Easy pay',
}

/** The payment methods of purchases. */
export const enPaidMethods: Widened<typeof koPaidMethods> = {
  'transactions.method.phoneBill': 'Phone bill',
  'transactions.method.bankTransfer': 'Bank transfer',
  'transactions.method.easyPay': 'Easy pay',
  'transactions.method.card': 'Credit card',
  'transactions.method.kakaoPay': 'Kakao Pay',
  'transactions.method.toss': 'Toss Pay',
}
