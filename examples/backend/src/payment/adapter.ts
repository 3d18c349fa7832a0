import type { PaymentMethod } from '@fandeck/sdk'
import type { PaymentEnd } from '../drops/settle.ts'

/** What a payment company is told of an order. */
export interface PaymentRequest {
  orderId: string
  /** KRW in all. */
  amount: number
  merchant: string
  product: string
  method: PaymentMethod
  redirectUrl: string
}

/** What a payment company says of a payment. */
export interface PaymentEvent {
  eventId: string
  orderId: string
  kind: PaymentEnd | 'created' | 'refunded'
  amount: number
  currency: 'KRW'
}

/** A payment company. The sandbox is one; PortOne takes its place by configuration (D20, D59). */
export interface PaymentAdapter {
  /** Where the fan pays; the same order always gives the same address, and nothing is asked for it. */
  paymentUrl(request: PaymentRequest): string
  /**
   * Reads a callback that is certainly the company's; throws a Problem on any other. Without an event there is
   * nothing in it for the shop.
   */
  readCallback(rawBody: string, headers: Headers): Promise<PaymentEvent | undefined>
  /** Reads the company's question before it takes money; throws like `readCallback`. */
  readConfirmation(rawBody: string, headers: Headers): Promise<{ orderId: string; amount: number }>
  /** Gives an order's money back; asking again changes nothing more. Throws when it is not sure to be back. */
  refund(payment: { orderId: string; amount: number; reason: string }): Promise<void>
}
