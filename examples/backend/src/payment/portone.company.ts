import { setTimeout as pause } from 'node:timers/promises'
import type { PaymentError } from '@portone/server-sdk/payment'
import * as z from 'zod/mini'
import type { PortOneConfig } from '../config.ts'
import type { Span } from '../seoul.ts'
import { inGateway } from '../telemetry/spans.ts'
import type { PaymentPage, RecordedPayment } from './adapter.ts'

const TIMEOUT_MS = 10_000
/** The most payments that PortOne lists at once. */
const PAGE = 1000

const moment = z.pipe(
  z.string().check(z.refine((text) => !Number.isNaN(Date.parse(text)))),
  z.transform((text: string) => Date.parse(text)),
)

/** The used part of a payment of PortOne (`GET /payments/{paymentId}`); amounts in KRW. */
const Payment = z.object({
  status: z.string(),
  transactionId: z.string(),
  amount: z.object({ total: z.int(), cancelled: z._default(z.int(), 0) }),
  currency: z.string(),
  requestedAt: z.optional(moment),
  statusChangedAt: z.optional(moment),
})
export type PortOnePayment = z.output<typeof Payment>

/** The used part of the list of payments (`GET /payments-by-cursor`). */
const Listed = z.object({
  id: z.string(),
  ...z.pick(Payment, { status: true, amount: true, requestedAt: true, statusChangedAt: true }).shape,
})
const Page = z.object({ items: z.array(z.object({ payment: Listed, cursor: z.string() })) })

const STATES: ReadonlyMap<string, RecordedPayment['state']> = new Map([
  ['PAID', 'paid'],
  ['FAILED', 'failed'],
  ['CANCELLED', 'refunded'],
  ['PARTIAL_CANCELLED', 'partlyRefunded'],
])

/** Returns a payment of PortOne as a record of the shop's payment company. */
export const recordOf = ({
  id,
  status,
  amount,
  requestedAt,
  statusChangedAt,
}: z.output<typeof Listed>): RecordedPayment => ({
  orderId: id,
  state: STATES.get(status) ?? 'open',
  amount: amount.total,
  refunded: amount.cancelled,
  changedAt: statusChangedAt ?? requestedAt ?? 0,
})

const Cancelled = z.object({ cancellation: z.object({ status: z.literal('SUCCEEDED') }) })
const REFUNDED: z.output<typeof Cancelled> = { cancellation: { status: 'SUCCEEDED' } }

/** The used part of PortOne's API. */
export interface PortOneCompany {
  /** Returns a payment; undefined if it has not been started. */
  paymentOf(orderId: string): Promise<PortOnePayment | undefined>
  /** Registers the amount before the payment, so that a modified page cannot pay less. */
  announce(orderId: string, amount: number): Promise<void>
  /** Refunds the rest of a payment; succeeds if it is already refunded. Throws until the refund is complete. */
  cancel(orderId: string, reason: string): Promise<void>
  /** Refunds a part of what is kept; succeeds if that is done. Throws until the refund is complete. */
  cancelPart(orderId: string, part: { amount: number; kept: number; reason: string }): Promise<void>
  /** Lists the payments that were begun in a time. */
  list(span: Span, cursor: string | undefined): Promise<PaymentPage>
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
  // Imported lazily, because it is large.
  const client = async () => {
    const { PaymentClient } = await import('@portone/server-sdk/payment')
    return PaymentClient({ secret: apiSecret, storeId, ...(apiUrl && { baseUrl: apiUrl }) })
  }
  async function paymentOf(paymentId: string) {
    const reply: unknown = await ask('getPayment', paymentId, async () =>
      (await client()).getPayment({ paymentId, storeId }),
    ).catch((error: unknown) => {
      if (isCalled(error, 'PAYMENT_NOT_FOUND')) return undefined
      throw error
    })
    return reply === undefined ? undefined : z.parse(Payment, reply)
  }
  return {
    paymentOf,
    async announce(paymentId, totalAmount) {
      await ask('preRegisterPayment', paymentId, async () =>
        (await client()).preRegisterPayment({ paymentId, storeId, totalAmount, currency: 'KRW' }),
      )
    },
    async cancel(paymentId, reason) {
      const reply: unknown = await ask('cancelPayment', paymentId, async () =>
        (await client()).cancelPayment({ paymentId, storeId, reason }),
      ).catch((error: unknown) => {
        if (isCalled(error, 'PAYMENT_ALREADY_CANCELLED')) return REFUNDED
        throw error
      })
      // A refund can be asynchronous; it is requested again until PortOne reports it as done.
      if (!z.safeParse(Cancelled, reply).success) throw new Error('PortOne has not completed the refund yet')
    },
    async cancelPart(paymentId, { amount, kept, reason }) {
      // With the rest that the shop knows, PortOne refuses to refund the same part twice.
      const body = { paymentId, storeId, reason, amount, currentCancellableAmount: kept }
      const reply: unknown = await ask('cancelPayment', paymentId, async () =>
        (await client()).cancelPayment(body),
      ).catch(async (error: unknown) => {
        const isOther = isCalled(error, 'CANCELLABLE_AMOUNT_CONSISTENCY_BROKEN')
        if (!isOther && !isCalled(error, 'PAYMENT_ALREADY_CANCELLED')) throw error
        const payment = await paymentOf(paymentId)
        if (payment && payment.amount.total - payment.amount.cancelled <= kept - amount) return REFUNDED
        throw error
      })
      if (!z.safeParse(Cancelled, reply).success) throw new Error('PortOne has not completed the refund yet')
    },
    async list({ from, to }, cursor) {
      const reply: unknown = await inGateway('PortOne getAllPaymentsByCursor', {}, async () =>
        withTimeout(
          (await client()).getAllPaymentsByCursor({
            storeId,
            from: new Date(from).toISOString(),
            until: new Date(to).toISOString(),
            size: PAGE,
            ...(cursor !== undefined && { cursor }),
          }),
        ),
      )
      const { items } = z.parse(Page, reply)
      const last = items.at(-1)
      return {
        payments: items.map(({ payment }) => recordOf(payment)),
        // A page can be shorter than asked for; the last one is empty.
        ...(last && { next: last.cursor }),
      }
    },
  }
}
