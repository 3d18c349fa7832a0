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
  kind: PaymentEnd
  amount: number
  currency: 'KRW'
}

/** A payment company. The sandbox is one; PortOne or another takes its place by configuration (D20, D59). */
export interface PaymentAdapter {
  /** Registers an order; the same order again gives the same address. */
  createPayment(request: PaymentRequest): Promise<{ paymentUrl: string }>
  /** Reads a callback whose signature is good and not older than five minutes; throws a Problem on any other. */
  verifyCallback(rawBody: string, headers: Headers): PaymentEvent
}
