import { FandeckError } from '../kernel/errors.ts'
import type { OrderStatus } from './drops.schema.ts'

/** A parcel without its whole address (S3.18). */
export const deliveryIncomplete = 'drops/delivery-incomplete'

/** The server's codes of the drop calls, and what the SDK calls them. */
export const dropErrors = {
  SOLD_OUT: 'drops/sold-out',
  LIMIT_OVER: 'drops/limit-over',
  NOT_OPEN: 'drops/not-open',
  ENDED: 'drops/ended',
  NOT_LISTED: 'drops/not-listed',
  KEY_REUSED: 'drops/key-reused',
  RECEIPT_INVALID: 'drops/receipt-invalid',
  DELIVERY_REQUIRED: deliveryIncomplete,
  DELIVERY_INVALID: deliveryIncomplete,
  DELIVERY_CLOSED: 'drops/delivery-closed',
  NOT_FOUND: 'drops/not-found',
} as const

/** Codes of drops, purchases and orders. */
export type DropsErrorCode =
  | (typeof dropErrors)[keyof typeof dropErrors]
  | 'drops/order-mismatch'
  | 'drops/payment-declined'
  | 'drops/payment-cancelled'
  | 'drops/reservation-expired'
  | 'drops/refund-due'
  | 'drops/refunded'

const ENDINGS: Partial<Record<OrderStatus, DropsErrorCode>> = {
  FAILED: 'drops/payment-declined',
  CANCELLED: 'drops/payment-cancelled',
  EXPIRED: 'drops/reservation-expired',
  REFUND_DUE: 'drops/refund-due',
  REFUNDED: 'drops/refunded',
}

/** What the codes of drops carry. */
export interface DropsErrorDetails {
  /** When the sale starts, epoch ms. */
  'drops/not-open': { opensAt: number }
}

/** The typed error of an order that ended without cards; `undefined` while it is open or when it is paid. */
export function orderError(status: OrderStatus, reason?: string | null): FandeckError | undefined {
  const code = ENDINGS[status]
  return code
    ? new FandeckError(code, `The order ended as ${status}.`, { serverMessage: reason ?? undefined })
    : undefined
}
