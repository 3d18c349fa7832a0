import * as z from 'zod/mini'
import { type Codec, count, model, seoulTime, textOrNone, whole, wireObject } from '../http/wire.ts'

/** The result of a reservation: the stock is held until `expiresAt` while the fan pays at `paymentUrl`. */
export interface Reservation {
  orderId: string
  /** The payment page. */
  paymentUrl: string
  /** Total, won. */
  paymentAmount: number
  /** Until when the stock is held, epoch ms. */
  expiresAt: number
}
/** The schema of `Reservation`. */
export const Reservation = wireObject({
  orderId: ['order_id', z.string()],
  paymentUrl: ['payment_url', z.string()],
  paymentAmount: ['payment_amount', count],
  expiresAt: ['expire_dttm', seoulTime],
}) satisfies Codec<Reservation>

/** The status of an order; only RESERVED is open. */
export const OrderStatus = model(
  z.enum(['RESERVED', 'PAID', 'FAILED', 'CANCELLED', 'EXPIRED', 'REFUND_DUE', 'REFUNDED']),
) satisfies Codec<OrderStatus>
/** The status of an order; REFUND_DUE means paid after the reservation had expired and the stock was gone. */
export type OrderStatus = 'RESERVED' | 'PAID' | 'FAILED' | 'CANCELLED' | 'EXPIRED' | 'REFUND_DUE' | 'REFUNDED'

/** An order on the server. A paid one keeps its packs closed until `openPacks` (D79). */
export interface Order {
  orderId: string
  dropId: number
  /** Number of packs. */
  amount: number
  /** Total, won. */
  paymentAmount: number
  /** The payment page. */
  paymentUrl: string
  status: OrderStatus
  /** Why it has ended without a payment. */
  reason?: string | null | undefined
  /** Until when the stock is held, epoch ms. */
  expiresAt: number
}
/** GET /minting/order/{order_id}: the only source for a payment's outcome in the browser (D20). */
export const OrderReply = wireObject({
  orderId: ['order_id', z.string()],
  dropId: ['minting_seq', whole],
  amount: ['amount', whole],
  paymentAmount: ['payment_amount', count],
  paymentUrl: ['payment_url', z.string()],
  status: ['status', OrderStatus],
  reason: ['reason', textOrNone],
  expiresAt: ['expire_dttm', seoulTime],
}) satisfies Codec<Order>
