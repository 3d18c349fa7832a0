import { setTimeout as pause } from 'node:timers/promises'
import { PaymentClient, type PaymentError } from '@portone/server-sdk/payment'
import * as z from 'zod/mini'
import type { PortOneConfig } from '../config.ts'
import { inGateway } from '../telemetry/spans.ts'

const TIMEOUT_MS = 10_000

/** The used part of a payment of PortOne (`GET /payments/{paymentId}`); amounts in KRW. */
const Payment = z.object({
  status: z.string(),
  transactionId: z.string(),
  amount: z.object({ total: z.int() }),
  currency: z.string(),
})
export type PortOnePayment = z.output<typeof Payment>

const Cancelled = z.object({ cancellation: z.object({ status: z.literal('SUCCEEDED') }) })
const REFUNDED: z.output<typeof Cancelled> = { cancellation: { status: 'SUCCEEDED' } }

/** The used part of PortOne's API. */
export interface PortOneCompany {
  /** Returns a payment; undefined if it has not been started. */
  paymentOf(orderId: string): Promise<PortOnePayment | undefined>
  /** Registers the amount before the payment, so that a modified page cannot pay less. */
  announce(orderId: string, amount: number): Promise<void>
  /** Refunds a payment in full; succeeds if it is already refunded. Throws until the refund is complete. */
  cancel(orderId: string, reason: string): Promise<void>
}

/** The library has no timeout. */
export const withTimeout = <T>(work: Promise<T>): Promise<T> =>
  Promise.race([
    work,
    pause(TIMEOUT_MS, undefined, { ref: false }).then(() => {
      throw new Error('PortOne has not answered in time')
    }),
  ])

const isCalled = (error: unknown, type: PaymentError['data']['type']) =>
  z.safeParse(z.object({ data: z.object({ type: z.literal(String(type)) }) }), error).success

const ask = <T>(call: string, orderId: string, work: () => Promise<T>): Promise<T> =>
  inGateway(`PortOne ${call}`, { 'fandeck.order_id': orderId }, () => withTimeout(work()))

/** The REST API of PortOne (V2). */
export function portOneCompany({ storeId, apiSecret, apiUrl }: PortOneConfig): PortOneCompany {
  const client = PaymentClient({ secret: apiSecret, storeId, ...(apiUrl && { baseUrl: apiUrl }) })
  return {
    async paymentOf(paymentId) {
      const reply: unknown = await ask('getPayment', paymentId, () =>
        client.getPayment({ paymentId, storeId }),
      ).catch((error: unknown) => {
        if (isCalled(error, 'PAYMENT_NOT_FOUND')) return undefined
        throw error
      })
      return reply === undefined ? undefined : z.parse(Payment, reply)
    },
    async announce(paymentId, totalAmount) {
      await ask('preRegisterPayment', paymentId, () =>
        client.preRegisterPayment({ paymentId, storeId, totalAmount, currency: 'KRW' }),
      )
    },
    async cancel(paymentId, reason) {
      const reply: unknown = await ask('cancelPayment', paymentId, () =>
        client.cancelPayment({ paymentId, storeId, reason }),
      ).catch((error: unknown) => {
        if (isCalled(error, 'PAYMENT_ALREADY_CANCELLED')) return REFUNDED
        throw error
      })
      // A refund can be asynchronous; it is requested again until PortOne reports it as done.
      if (!z.safeParse(Cancelled, reply).success) throw new Error('PortOne has not completed the refund yet')
    },
  }
}
