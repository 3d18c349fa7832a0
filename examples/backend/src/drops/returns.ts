import type { ReturnReason } from '@fandeck/sdk/drops'
import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Backend } from '../context.ts'
import type { Tx } from '../db/open.ts'
import { readDatabaseTime } from '../db/time.ts'
import { transact } from '../db/transact.ts'
import { cancelUntil, giveBack, ownOrder } from './packs.ts'
import { refusals } from './problems.ts'
import { isReturning, lockMinting, lockOrder, type OrderRow } from './store.ts'
import { orders } from './tables.ts'

/** What the page of an order says after its goods are back. */
const RETURNED = '굿즈를 돌려받아 환불해 드려요.'

/** Returns why the goods of an order cannot be returned, if so; packs that are open stay with the fan (D79). */
function returnProblem(order: OrderRow, now: number) {
  const { status, openedAt, deliveredAt, returnRefusedAt, returnRefusal } = order
  if (status !== 'PAID') return refusals.notPaid()
  if (returnRefusedAt !== null) return refusals.returnRefused(returnRefusal)
  if (openedAt !== null) return refusals.openedGoods()
  if (deliveredAt === null) return refusals.notDelivered()
  const end = cancelUntil(deliveredAt)
  return now < end ? undefined : refusals.returnClosed(end)
}

/** Returns the end of the time to request a return; `null` if the order cannot be returned. */
export const returnEndOf = (order: OrderRow, now: number): number | null =>
  order.deliveredAt === null || isReturning(order) || returnProblem(order, now)
    ? null
    : cancelUntil(order.deliveredAt)

/** Returns the return that the fan has requested, if any. */
export const returnRequestOf = ({ returnReason, returnRequestedAt, returnRefusal: refusal }: OrderRow) =>
  returnReason === null || returnRequestedAt === null
    ? null
    : { reason: returnReason, at: returnRequestedAt, refusal }

/** Requests the return of a member's delivered goods; a repeated call changes nothing (D79). */
export async function requestReturn(
  backend: Backend,
  id: string,
  userId: string,
  reason: ReturnReason,
): Promise<void> {
  await ownOrder(backend.db, id, userId)
  await transact(backend, async (tx) => {
    const order = await lockOrder(tx, id)
    if (!order) throw refusals.orderNotFound()
    if (isReturning(order)) return
    const now = await readDatabaseTime(backend, tx)
    const refusal = returnProblem(order, now)
    if (refusal) throw refusal
    const change = { returnReason: reason, returnRequestedAt: now }
    await tx.update(orders).set(change).where(eq(orders.id, id))
  })
  backend.log.info('order.return-requested', { orderId: id, reason })
}

/**
 * Ends a requested return whose goods are back: packs and copies become free, and the refund becomes due.
 *
 * @returns whether it was accepted now; an order without an open request stays as it is
 */
export async function acceptReturnIn(
  backend: Backend,
  tx: Tx,
  { id, dropId }: Pick<OrderRow, 'id' | 'dropId'>,
): Promise<boolean> {
  // The stock row is always the first lock.
  await lockMinting(tx, dropId)
  const order = await lockOrder(tx, id)
  if (!order || !isReturning(order)) return false
  await giveBack(tx, order, { reason: RETURNED, now: await readDatabaseTime(backend, tx) })
  return true
}

const requested = and(
  eq(orders.status, 'PAID'),
  isNotNull(orders.returnRequestedAt),
  isNull(orders.returnRefusedAt),
)

/** Refuses a requested return with a reason that the fan reads; returns false if none is requested. */
export async function refuseReturnIn(tx: Tx, id: string, refusal: string, now: number): Promise<boolean> {
  const refused = await tx
    .update(orders)
    .set({ returnRefusal: refusal, returnRefusedAt: now })
    .where(and(eq(orders.id, id), requested))
    .returning({ id: orders.id })
  return refused.length > 0
}

/** Marks a shipped parcel as delivered, once; returns false if it is not on its way. */
export async function deliverOrder(tx: Tx, id: string, now: number): Promise<boolean> {
  const onItsWay = and(
    eq(orders.id, id),
    eq(orders.status, 'PAID'),
    isNotNull(orders.invoiceNumber),
    isNull(orders.deliveredAt),
  )
  const delivered = await tx
    .update(orders)
    .set({ deliveredAt: now })
    .where(onItsWay)
    .returning({ id: orders.id })
  return delivered.length > 0
}
