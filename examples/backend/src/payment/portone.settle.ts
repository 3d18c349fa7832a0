import type { Backend } from '../context.ts'
import { transact } from '../db/transact.ts'
import { orderById } from '../drops/store.ts'
import { workOff } from '../outbox/queue.ts'
import { workDone, workFailed } from '../outbox/store.ts'
import type { PaymentEnd, PaymentEvent } from './adapter.ts'
import type { PortOneCompany, PortOnePayment } from './portone.company.ts'
import { applyEvent } from './service.ts'

/** How long a started payment is polled, ms; no payment page lives longer. */
const POLL_MS = 2 * 60 * 60_000

const KINDS: ReadonlyMap<string, PaymentEnd | 'refunded'> = new Map([
  ['PAID', 'paid'],
  ['FAILED', 'failed'],
  ['CANCELLED', 'refunded'],
])

const isAmountRight = ({ amount, currency }: PortOnePayment, asked: number) =>
  amount.total === asked && currency === 'KRW'

/**
 * Maps a payment of PortOne to an event of its order; undefined while it is pending. A wrong amount is refunded
 * immediately, and the order fails.
 */
export async function eventOf(
  backend: Backend,
  company: PortOneCompany,
  orderId: string,
): Promise<PaymentEvent | undefined> {
  const payment = await company.paymentOf(orderId)
  const kind = payment && KINDS.get(payment.status)
  if (!kind) return undefined
  const order = await orderById(backend.db, orderId)
  const wrong = kind === 'paid' && order && !isAmountRight(payment, order.paymentAmount)
  if (wrong) {
    backend.log.error('payment.amount', new Error(`Order ${orderId} was paid with a wrong amount`))
    await company.cancel(orderId, '주문 금액과 결제 금액이 달라요.')
  }
  return {
    eventId: `${payment.transactionId}:${payment.status}`,
    orderId,
    kind: wrong ? 'failed' : kind,
    amount: order?.paymentAmount ?? payment.amount.total,
    currency: 'KRW',
  }
}

/** Reads a payment from PortOne and applies it; returns `open` while money can still move. */
export async function applyPayment(
  backend: Backend,
  company: PortOneCompany,
  orderId: string,
): Promise<'open' | 'ended'> {
  const event = await eventOf(backend, company, orderId)
  if (event) await applyEvent(backend, event)
  return event?.kind === 'paid' || event?.kind === 'refunded' ? 'ended' : 'open'
}

async function hasEnded(backend: Backend, company: PortOneCompany, orderId: string): Promise<boolean> {
  if ((await applyPayment(backend, company, orderId)) === 'ended') return true
  const order = await orderById(backend.db, orderId)
  return !order || backend.now() - order.createdAt > POLL_MS
}

async function poll(backend: Backend, company: PortOneCompany, orderId: string): Promise<void> {
  if (await hasEnded(backend, company, orderId)) {
    await transact(backend, (tx) => workDone(tx, 'payment', [orderId], backend.now()))
  } else await workFailed(backend.db, 'payment', orderId, backend.now())
}

/** Polls the started payments, so that a lost webhook and a closed browser together lose no money. */
export const pollPayments = (
  backend: Backend,
  company: PortOneCompany,
  ending?: AbortSignal,
): Promise<void> =>
  workOff(backend, 'payment', (orderId) => poll(backend, company, orderId), {
    event: 'payment.poll',
    attributes: (orderId) => ({ 'fandeck.order_id': orderId }),
    ending,
  })
