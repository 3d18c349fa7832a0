import type { OrderStatus, TransactionDetail } from '@fandeck/sdk/drops'

const PAYMENTS = {
  RESERVED: 'reserved',
  PAID: 'paid',
  FAILED: 'failed',
  CANCELLED: 'cancelled',
  EXPIRED: 'expired',
  REFUND_DUE: 'refundDue',
  REFUNDED: 'refunded',
} as const satisfies Record<OrderStatus, string>

type Shown = Pick<
  TransactionDetail,
  'status' | 'delivery' | 'invoiceNumber' | 'deliveredAt' | 'returnRequest'
>

/** Returns where the goods of an order are, or how the payment stands. */
export function placeOf({ status, delivery, invoiceNumber, deliveredAt, returnRequest }: Shown) {
  if (status !== 'PAID' || !delivery) return PAYMENTS[status]
  if (returnRequest && !returnRequest.refusal) return 'returning'
  if (deliveredAt != null) return 'arrived'
  return invoiceNumber ? 'shipped' : 'preparing'
}

/** The steps of a paid order with goods. */
export const STEPS = ['paid', 'preparing', 'shipped', 'delivered'] as const

/** Returns the current one of `STEPS`; `undefined` for an order that ships nothing. */
export function stepOf({ status, delivery, invoiceNumber, deliveredAt }: Shown): number | undefined {
  if (status !== 'PAID' || !delivery) return undefined
  if (deliveredAt != null) return 3
  return invoiceNumber ? 2 : 1
}
