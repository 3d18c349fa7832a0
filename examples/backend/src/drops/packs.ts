import type { CancelReason } from '@fandeck/sdk/drops'
import type { OpenReply, UnopenedReply } from '@fandeck/sdk/wire'
import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type * as z from 'zod/mini'
import { giveDue } from '../benefits/rules.ts'
import { drawnCards } from '../cards/service.ts'
import { editionsOfOrder, releaseEditions, unsealEditions } from '../cards/store.ts'
import type { Backend } from '../context.ts'
import type { Db, Tx } from '../db/open.ts'
import { readDatabaseTime } from '../db/time.ts'
import { transact } from '../db/transact.ts'
import { dropUrl } from '../images/urls.ts'
import { tellOfOrder } from '../messages/queue.ts'
import { addWork } from '../outbox/store.ts'
import { endOfDayAfter } from '../seoul.ts'
import { refusals } from './problems.ts'
import { isReturning, lockMinting, lockOrder, type OrderRow, orderById, returnPacks } from './store.ts'
import { mintings, orders } from './tables.ts'

/** The days after the payment in which a fan can cancel. */
const CANCEL_DAYS = 7
const MOST_UNOPENED = 200

/** Returns the end of the last day in Seoul on which an order can be cancelled; the day of the payment does not count. */
export const cancelUntil = (settledAt: number): number => endOfDayAfter(settledAt, CANCEL_DAYS)

/** Returns why an order cannot be cancelled, if so; operators may cancel after the days of the fan. */
function cancelRefusal({ status, openedAt, invoiceNumber, settledAt }: OrderRow, now: number, late = false) {
  if (status !== 'PAID' || settledAt === null) return refusals.notPaid()
  if (openedAt !== null) return refusals.packsOpened()
  if (invoiceNumber !== null) return refusals.goodsSent()
  const end = cancelUntil(settledAt)
  return late || now < end ? undefined : refusals.cancelClosed(end)
}

/** Returns the end of the time to cancel an order; `null` if it cannot be cancelled. */
export const cancelEndOf = (order: OrderRow, now: number): number | null =>
  order.settledAt === null || cancelRefusal(order, now) ? null : cancelUntil(order.settledAt)

/** Returns the cards of an order. */
export const cardsOfOrder = async (backend: Backend, orderId: string) =>
  drawnCards(backend, await editionsOfOrder(backend.db, orderId))

/** Returns an order of this member; throws for an order of another member. */
export async function ownOrder(db: Db | Tx, id: string, userId: string): Promise<OrderRow> {
  const order = await orderById(db, id)
  if (order?.userId !== userId) throw refusals.orderNotFound()
  return order
}

/**
 * Opens the packs of a paid order once: its cards belong to the member from then on, and their minting is queued. Every
 * call returns the same cards (D79).
 */
export async function openPacks(
  backend: Backend,
  id: string,
  userId: string,
): Promise<z.output<typeof OpenReply>> {
  const dropId = await transact(backend, async (tx) => {
    // The lock holds off a payment that settles between two reads, and a concurrent call that opens or cancels the order.
    const order = await lockOrder(tx, id)
    await backend.failpoint('packs/open')
    if (order?.userId !== userId) throw refusals.orderNotFound()
    if (order.status !== 'PAID') throw refusals.notPaid()
    if (isReturning(order)) throw refusals.returning()
    if (order.openedAt !== null) return order.dropId
    const now = await readDatabaseTime(backend, tx)
    await tx.update(orders).set({ openedAt: now }).where(eq(orders.id, id))
    await unsealEditions(tx, id, userId, now)
    await giveDue(tx, userId)
    await addWork(tx, 'mint', id, now)
    return order.dropId
  })
  return { orderId: id, dropId, cards: await cardsOfOrder(backend, id) }
}

/** What the page of an order says after the fan has cancelled it. */
const CANCELLED = '주문을 취소했어요.'

/** An order to cancel. */
interface Cancellation {
  id: string
  dropId: number
  reason: CancelReason
  /** Whether the order can be cancelled after the days of the fan. */
  late?: boolean
}

/**
 * Cancels a paid order whose packs are closed: in this transaction its packs return to the stock, its copies to the free
 * ones, and the refund becomes due (D79).
 *
 * @returns whether it was cancelled now; a cancelled order stays as it is
 * @throws Problem if it is not paid, its packs are open, its goods are sent, or the fan's days are over
 */
export async function cancelIn(
  backend: Backend,
  tx: Tx,
  { id, dropId, reason, late }: Cancellation,
): Promise<boolean> {
  // The stock row is always the first lock.
  await lockMinting(tx, dropId)
  const order = await lockOrder(tx, id)
  if (!order || order.cancelReason !== null) return false
  const now = await readDatabaseTime(backend, tx)
  const refusal = cancelRefusal(order, now, late)
  if (refusal) throw refusal
  await tx.update(orders).set({ cancelReason: reason }).where(eq(orders.id, id))
  await giveBack(tx, order, { reason: CANCELLED, now })
  await tellOfOrder(tx, backend, 'cancelled', id)
  return true
}

/** Returns the closed packs of a paid order, which the caller has locked, and makes its refund due. */
export async function giveBack(
  tx: Tx,
  order: OrderRow,
  { reason, now }: { reason: string; now: number },
): Promise<void> {
  const { id, paymentAmount } = order
  const status = paymentAmount > 0 ? 'REFUND_DUE' : 'CANCELLED'
  await tx.update(orders).set({ status, reason }).where(eq(orders.id, id))
  await releaseEditions(tx, id)
  await returnPacks(tx, order)
  if (status === 'REFUND_DUE') await addWork(tx, 'refund', id, now)
}

/** Cancels an order of this member; a repeated call changes nothing (D79). */
export async function cancelOrder(
  backend: Backend,
  id: string,
  userId: string,
  reason: CancelReason,
): Promise<void> {
  const { dropId } = await ownOrder(backend.db, id, userId)
  await transact(backend, (tx) => cancelIn(backend, tx, { id, dropId, reason }))
  backend.log.info('order.cancelled', { orderId: id, reason })
}

const unopened = (userId: string) =>
  and(eq(orders.userId, userId), eq(orders.status, 'PAID'), isNull(orders.openedAt))

/** Returns how many packs of a member wait to be opened (D109). */
export async function unopenedPackCount({ db }: Pick<Backend, 'db'>, userId: string): Promise<number> {
  const [row] = await db
    .select({ packs: sql<number>`coalesce(sum(${orders.amount}), 0)::int` })
    .from(orders)
    .where(unopened(userId))
  return row?.packs ?? 0
}

/** Returns the packs of a member that wait to be opened, newest first (D79). */
export async function unopenedOf(backend: Backend, userId: string): Promise<z.output<typeof UnopenedReply>> {
  const { db, config } = backend
  const now = await readDatabaseTime(backend, db)
  const rows = await db
    .select({
      order: orders,
      minting: { title: mintings.title, cardsPerPack: mintings.cardsPerPack, thumb: mintings.thumb },
    })
    .from(orders)
    .innerJoin(mintings, eq(mintings.dropId, orders.dropId))
    .where(unopened(userId))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(MOST_UNOPENED)
  return rows.map(({ order, minting }) => ({
    ...minting,
    orderId: order.id,
    dropId: order.dropId,
    thumb: dropUrl(config, { ...minting, dropId: order.dropId }),
    amount: order.amount,
    at: order.createdAt,
    cancelUntil: cancelEndOf(order, now),
  }))
}
