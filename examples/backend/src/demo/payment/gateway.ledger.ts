import { randomBytes, randomUUID } from 'node:crypto'
import { and, asc, eq, gt, gte, lt, sql } from 'drizzle-orm'
import type { Backend } from '../../context.ts'
import type { Tx } from '../../db/open.ts'
import { transact } from '../../db/transact.ts'
import type { PaymentPage, PaymentRequest, RecordedPayment } from '../../payment/adapter.ts'
import { gwEvents, gwPayments } from '../../payment/tables.ts'
import type { Span } from '../../seoul.ts'

export type GatewayPayment = typeof gwPayments.$inferSelect

const PAGE = 1000
const STATES = {
  READY: 'open',
  PAID: 'paid',
  CANCELLED: 'failed',
  FAILED: 'failed',
  REFUNDED: 'refunded',
} as const

const ENDS = { paid: 'PAID', cancelled: 'CANCELLED', failed: 'FAILED' } as const

/** Returns the payment of a shop's order; creates it at the first visit. */
export async function openPayment(backend: Backend, request: PaymentRequest): Promise<GatewayPayment> {
  const token = randomBytes(18).toString('base64url')
  const [payment] = await backend.db
    .insert(gwPayments)
    .values({ ...request, token, status: 'READY', createdAt: backend.now() })
    .onConflictDoUpdate({ target: gwPayments.orderId, set: { orderId: request.orderId } })
    .returning()
  if (!payment) throw new Error('The gateway has lost a payment')
  return payment
}

export const paymentByToken = async ({ db }: Backend, token: string): Promise<GatewayPayment | undefined> =>
  (await db.select().from(gwPayments).where(eq(gwPayments.token, token)))[0]

/** How the callback of a finished payment is sent; the sandbox can delay it. */
export interface Ending {
  token: string
  kind: keyof typeof ENDS
  /** The delay of the callback, ms. */
  waitMs: number
}

/**
 * Ends a payment in the ledger once and queues its callback.
 *
 * @returns the id of the event, or `undefined` if the payment has already ended
 */
export function endPayment(backend: Backend, { token, kind, waitMs }: Ending): Promise<string | undefined> {
  const now = backend.now()
  return transact(backend, async (tx) => {
    const [payment] = await tx
      .update(gwPayments)
      .set({ status: ENDS[kind], settledAt: now })
      .where(and(eq(gwPayments.token, token), eq(gwPayments.status, 'READY')))
      .returning()
    if (!payment) return undefined
    return queueCallback(tx, payment, kind, now + waitMs)
  })
}

/** Queues a callback. */
async function queueCallback(
  tx: Tx,
  { token, orderId, amount }: GatewayPayment,
  kind: string,
  dueAt: number,
) {
  const eventId = randomUUID()
  const body = JSON.stringify({ eventId, orderId, kind, amount, currency: 'KRW' })
  await tx.insert(gwEvents).values({ eventId, token, body, attempts: 0, dueAt })
  return eventId
}

/** Refunds a paid payment once; returns whether it is refunded. */
export function refundPayment(backend: Backend, orderId: string): Promise<boolean> {
  const now = backend.now()
  return transact(backend, async (tx) => {
    const ours = eq(gwPayments.orderId, orderId)
    const [payment] = await tx
      .update(gwPayments)
      .set({ status: 'REFUNDED', refunded: sql`${gwPayments.amount}`, settledAt: now })
      .where(and(ours, eq(gwPayments.status, 'PAID')))
      .returning()
    if (payment) await queueCallback(tx, payment, 'refunded', now)
    return (
      payment !== undefined || (await tx.$count(gwPayments, and(ours, eq(gwPayments.status, 'REFUNDED')))) > 0
    )
  })
}

/** Refunds a part of a paid payment of which `kept` is left, once; returns whether it is refunded. */
export async function refundPart(
  { db, now }: Backend,
  { orderId, amount, kept }: { orderId: string; amount: number; kept: number },
): Promise<boolean> {
  const ours = eq(gwPayments.orderId, orderId)
  const left = sql`${gwPayments.amount} - ${gwPayments.refunded}`
  const refunded = await db
    .update(gwPayments)
    .set({
      refunded: sql`${gwPayments.refunded} + ${amount}::int`,
      status: sql`case when ${left} = ${amount}::int then 'REFUNDED' else 'PAID' end`,
      settledAt: now(),
    })
    .where(and(ours, eq(gwPayments.status, 'PAID'), sql`${left} = ${kept}::int`))
    .returning({ orderId: gwPayments.orderId })
  if (refunded.length > 0) return true
  return (await db.$count(gwPayments, and(ours, sql`${left} <= ${kept - amount}::int`))) > 0
}

/** Returns a payment as a record of the shop's payment company. */
export const recordOf = ({
  orderId,
  status,
  amount,
  refunded,
  createdAt,
  settledAt,
}: GatewayPayment): RecordedPayment => ({
  ...{ orderId, amount, refunded },
  state: status === 'PAID' && refunded > 0 ? 'partlyRefunded' : STATES[status],
  changedAt: settledAt ?? createdAt,
})

export const paymentByOrder = async ({ db }: Backend, orderId: string): Promise<GatewayPayment | undefined> =>
  (await db.select().from(gwPayments).where(eq(gwPayments.orderId, orderId)))[0]

/** Lists the payments that were begun in a time. */
export async function listPayments({ db }: Backend, { from, to }: Span, after = ''): Promise<PaymentPage> {
  const rows = await db
    .select()
    .from(gwPayments)
    .where(and(gte(gwPayments.createdAt, from), lt(gwPayments.createdAt, to), gt(gwPayments.token, after)))
    .orderBy(asc(gwPayments.token))
    .limit(PAGE)
  const last = rows.at(-1)
  return { payments: rows.map(recordOf), ...(last && rows.length === PAGE && { next: last.token }) }
}
