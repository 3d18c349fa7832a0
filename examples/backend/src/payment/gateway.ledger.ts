import { randomBytes, randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { Backend } from '../context.ts'
import type { Tx } from '../db/open.ts'
import { transact } from '../db/transact.ts'
import type { PaymentRequest } from './adapter.ts'
import { gwEvents, gwPayments } from './tables.ts'

export type GatewayPayment = typeof gwPayments.$inferSelect

const ENDS = { paid: 'PAID', cancelled: 'CANCELLED', failed: 'FAILED' } as const

/** The payment of a shop's order, as it stands; opened when the fan comes for the first time. */
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

/** How the callback of an end is sent; the sandbox can hold it back. */
export interface Ending {
  token: string
  kind: keyof typeof ENDS
  /** Milliseconds until the callback is due. */
  waitMs: number
}

/**
 * Ends a payment in the ledger, once, and owes the shop its callback.
 *
 * @returns the event's id, or `undefined` when the payment had ended before
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
    return owe(tx, payment, kind, now + waitMs)
  })
}

/** Owes the shop the callback of what has happened. */
async function owe(tx: Tx, { token, orderId, amount }: GatewayPayment, kind: string, dueAt: number) {
  const eventId = randomUUID()
  const body = JSON.stringify({ eventId, orderId, kind, amount, currency: 'KRW' })
  await tx.insert(gwEvents).values({ eventId, token, body, attempts: 0, dueAt })
  return eventId
}

/** Gives a payment back that was taken, once; true when it is back. */
export function giveBack(backend: Backend, orderId: string): Promise<boolean> {
  const now = backend.now()
  return transact(backend, async (tx) => {
    const ours = eq(gwPayments.orderId, orderId)
    const [payment] = await tx
      .update(gwPayments)
      .set({ status: 'REFUNDED', settledAt: now })
      .where(and(ours, eq(gwPayments.status, 'PAID')))
      .returning()
    if (payment) await owe(tx, payment, 'refunded', now)
    return (
      payment !== undefined || (await tx.$count(gwPayments, and(ours, eq(gwPayments.status, 'REFUNDED')))) > 0
    )
  })
}
