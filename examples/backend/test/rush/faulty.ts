// Common wrong implementations, as controls: the checks must detect their faults.
import { randomUUID } from 'node:crypto'
import { and, eq, gte, inArray, sql } from 'drizzle-orm'
import type { Backend } from '../../src/context.ts'
import type { Batcher } from '../../src/drops/batcher.ts'
import type { Outcome, ReservationRequest } from '../../src/drops/reserve.ts'
import type { SoldOut } from '../../src/drops/sold-out.ts'
import { mintings, orders } from '../../src/drops/tables.ts'

const refused = (outcome: 'SOLD_OUT' | 'LIMIT_OVER'): Outcome => ({ outcome, startAt: undefined })

async function heldBy({ db }: Backend, { userId, body }: ReservationRequest): Promise<number> {
  const mine = and(
    eq(orders.userId, userId),
    eq(orders.dropId, body.dropId),
    inArray(orders.status, ['RESERVED', 'PAID']),
  )
  const [row] = await db
    .select({ qty: sql<string>`coalesce(sum(${orders.amount}), 0)` })
    .from(orders)
    .where(mine)
  return Number(row?.qty)
}

async function insert(backend: Backend, request: ReservationRequest): Promise<Outcome> {
  const { body, userId, key, bodyHash, redirectUrl } = request
  const now = backend.now()
  const [order] = await backend.db
    .insert(orders)
    .values({
      ...body,
      id: `fd-${randomUUID()}`,
      userId,
      idempotencyKey: key,
      bodyHash,
      status: 'RESERVED',
      paymentAmount: 1000 * body.amount,
      redirectUrl,
      createdAt: now,
      expiresAt: now + 300_000,
    })
    .returning()
  if (!order) throw new Error('no order')
  const { id, status, amount, paymentAmount, method, expiresAt } = order
  const fields = { body_hash: bodyHash, payment_amount: paymentAmount, redirect_url: redirectUrl }
  return {
    outcome: 'OK',
    order: { ...fields, id, status, amount, method, expires_at: expiresAt, title: '', vendor_name: '' },
  }
}

/** Reads, decides, writes the computed value. */
export const naiveBatcher = (backend: Backend): Batcher => ({
  async reserve(request) {
    const { dropId, amount } = request.body
    const ours = eq(mintings.dropId, dropId)
    const [drop] = await backend.db.select().from(mintings).where(ours)
    if (!drop || drop.remaining < amount) return refused('SOLD_OUT')
    if ((await heldBy(backend, request)) + amount > drop.maxPerMember) return refused('LIMIT_OVER')
    await backend.db
      .update(mintings)
      .set({ remaining: drop.remaining - amount })
      .where(ours)
    return insert(backend, request)
  },
})

/** Takes the stock by a conditional update, but counts the member's packs beforehand. */
export const conditionalBatcher = (backend: Backend): Batcher => ({
  async reserve(request) {
    const { dropId, amount } = request.body
    if ((await heldBy(backend, request)) + amount > 2) return refused('LIMIT_OVER')
    const taken = await backend.db
      .update(mintings)
      .set({ remaining: sql`${mintings.remaining} - ${amount}` })
      .where(and(eq(mintings.dropId, dropId), gte(mintings.remaining, amount)))
      .returning({ left: mintings.remaining })
    return taken.length === 1 ? insert(backend, request) : refused('SOLD_OUT')
  },
})

/** Caches the first state of each member without an expiry. */
export function cachingPerMember(memory: SoldOut): SoldOut {
  const answers = new Map<string, Promise<boolean>>()
  return {
    ...memory,
    covers(dropId, userId) {
      const known = answers.get(userId) ?? memory.covers(dropId, userId)
      answers.set(userId, known)
      return known
    },
  }
}
