import type { PaymentMethod } from '@fandeck/sdk/drops'
import type { Span } from '../seoul.ts'

/** How a payment ends. */
export type PaymentEnd = 'paid' | 'cancelled' | 'failed'

/** The order that is sent to a payment company. */
export interface PaymentRequest {
  orderId: string
  /** The total in KRW. */
  amount: number
  merchant: string
  product: string
  method: PaymentMethod
  redirectUrl: string
}

/** The event that a payment company reports. */
export interface PaymentEvent {
  eventId: string
  orderId: string
  kind: PaymentEnd | 'created' | 'refunded'
  amount: number
  currency: 'KRW'
}

/** A payment as the company's own records have it. */
export interface RecordedPayment {
  orderId: string
  state: 'open' | 'paid' | 'failed' | 'refunded' | 'partlyRefunded'
  /** The total in KRW. */
  amount: number
  /** What of it is refunded; KRW. */
  refunded: number
  /** When its state has changed last, epoch ms. */
  changedAt: number
}

/** A page of the payments that were begun in a time, with an exclusive end. */
export interface PaymentPage {
  payments: RecordedPayment[]
  /** The cursor of the next page, if there is one. */
  next?: string
}

/** A payment company: the sandbox, or PortOne by configuration (D20, D59). */
export interface PaymentAdapter {
  /** Whether it takes payments; without, a purchase that costs something is refused before it reserves packs. */
  charges: boolean
  /** Returns the payment URL of an order; the same for every call, and without a request. */
  paymentUrl(request: PaymentRequest): string
  /**
   * Verifies and parses a callback; throws a Problem for a forged one. Returns no event if the callback is
   * irrelevant to the shop.
   */
  readCallback(rawBody: string, headers: Headers): Promise<PaymentEvent | undefined>
  /** Verifies and parses the question before a charge; throws like `readCallback`. */
  readConfirmation(rawBody: string, headers: Headers): Promise<{ orderId: string; amount: number }>
  /** Refunds all that the company keeps of a payment; idempotent. Throws unless the refund is certain. */
  refund(payment: { orderId: string; reason: string }): Promise<void>
  /**
   * Refunds a part of a payment of which the company keeps `kept`; idempotent, because the same part cannot be refunded
   * of the same rest twice. Throws unless the refund is certain.
   */
  refundPart(payment: { orderId: string; amount: number; kept: number; reason: string }): Promise<void>
  /** Returns the company's own list of the payments that were begun in a time. */
  listPayments(span: Span, cursor?: string): Promise<PaymentPage>
  /** Returns the company's own record of a payment; undefined if it was not begun. */
  paymentOf(orderId: string): Promise<RecordedPayment | undefined>
}
