import { randomBytes, randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { Backend } from '../context.ts'
import { transact } from '../db/transact.ts'
import type { PaymentRequest } from './adapter.ts'
import { gwEvents, gwPayments } from './tables.ts'

export type GatewayPayment = typeof gwPayments.$inferSelect

const ENDS = { paid: 'PAID', cancelled: 'CANCELLED', failed: 'FAILED' } as const

/** Opens a payment for a shop's order; the same order again gives the same token. */
export async function register(backend: Backend, request: PaymentRequest): Promise<string> {
  const token = randomBytes(18).toString('base64url')
  const [row] = await backend.db
    .insert(gwPayments)
    .values({ ...request, token, status: 'READY', createdAt: backend.now() })
    .onConflictDoUpdate({ target: gwPayments.orderId, set: { orderId: request.orderId } })
    .returning({ token: gwPayments.token })
  return row?.token ?? token
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
    const { orderId, amount } = payment
    const eventId = randomUUID()
    const body = JSON.stringify({ eventId, orderId, kind, amount, currency: 'KRW' })
    await tx.insert(gwEvents).values({ eventId, token, body, attempts: 0, dueAt: now + waitMs })
    return eventId
  })
}
