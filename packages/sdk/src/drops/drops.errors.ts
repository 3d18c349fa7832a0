import { FandeckError } from '../kernel/errors.ts'
import type { OrderStatus } from './drops.orders.schema.ts'
import type { OrderErrorCode, OrderErrorDetails } from './drops.packs.errors.ts'

/** The code of an incomplete delivery address (S3.18). */
export const deliveryIncomplete = 'drops/delivery-incomplete'

/** Maps the server's codes of the drop endpoints to SDK codes. */
export const dropErrors = {
  SOLD_OUT: 'drops/sold-out',
  LIMIT_OVER: 'drops/limit-over',
  NOT_OPEN: 'drops/not-open',
  ENDED: 'drops/ended',
  PAUSED: 'drops/paused',
  NOT_LISTED: 'drops/not-listed',
  KEY_REUSED: 'drops/key-reused',
  PRICE_CHANGED: 'drops/price-changed',
  RECEIPT_INVALID: 'drops/receipt-invalid',
  DELIVERY_REQUIRED: deliveryIncomplete,
  DELIVERY_INVALID: deliveryIncomplete,
  DELIVERY_CLOSED: 'drops/delivery-closed',
  NOT_FOUND: 'drops/not-found',
} as const

/** Error codes of drops, purchases and orders. */
export type DropsErrorCode =
  | (typeof dropErrors)[keyof typeof dropErrors]
  | OrderErrorCode
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

/** The `details` of the drop codes. */
export interface DropsErrorDetails extends OrderErrorDetails {
  /** Start of the sale, epoch ms. */
  'drops/not-open': { opensAt: number }
  /** The total in KRW that the server asks for the requested packs. */
  'drops/price-changed': { paymentAmount: number }
}

/** Returns the typed error of an order that ended without cards; `undefined` while it is open or once it is paid. */
export function orderError(status: OrderStatus, reason?: string | null): FandeckError | undefined {
  const code = ENDINGS[status]
  return code
    ? new FandeckError(code, `The order ended as ${status}.`, { serverMessage: reason ?? undefined })
    : undefined
}

/** Returns the error of a total that differs from the agreed one (D83). */
export const priceChanged = (paymentAmount: number): FandeckError =>
  new FandeckError('drops/price-changed', 'The price has changed.', {
    details: { paymentAmount },
  })

/** Returns the total that a changed price makes, KRW; `undefined` if the server did not send it. */
export function quotedAmountOf({ details }: FandeckError): number | undefined {
  const amount: unknown = Reflect.get(Object(details), 'paymentAmount')
  return typeof amount === 'number' ? amount : undefined
}
