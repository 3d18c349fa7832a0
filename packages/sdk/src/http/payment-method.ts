import type * as z from 'zod/mini'
import { letters } from './wire.ts'

/** A payment method (D20). Shared by the drops and by the links that carry a choice to another browser (D108). */
export const PaymentMethod = letters({
  M: 'phoneBill',
  B: 'bankTransfer',
  N: 'easyPay',
  C: 'card',
  K: 'kakaoPay',
  T: 'toss',
})
// Not listed again, so that a new method is one line.
export type PaymentMethod = z.output<typeof PaymentMethod>
