import { and, eq, gt, inArray } from 'drizzle-orm'
import { drawEditions } from '../cards/store.ts'
import type { Backend } from '../context.ts'
import type { Tx } from '../db/open.ts'
import { readDatabaseTime } from '../db/time.ts'
import { transact } from '../db/transact.ts'
import { addWork } from '../outbox/store.ts'
import { expireIn } from './expiry.ts'
import {
  countToWallet,
  giveBack,
  lockMinting,
  mintingBySeq,
  type OrderRow,
  orderById,
  takeStock,
  uncount,
} from './store.ts'
import { orders } from './tables.ts'

/** How a payment ended. */
export type PaymentEnd = 'paid' | 'cancelled' | 'failed'

/** The money of an order that got no cards has gone back; true for the one caller that moved it on. */
export const settleRefund = async (tx: Tx, id: string): Promise<boolean> =>
  (await move(tx, id, ['REFUND_DUE'], { status: 'REFUNDED' })) !== undefined

/** The sentence of an order that ended without cards. */
const REASONS = {
  cancelled: '결제를 취소했어요.',
  failed: '결제가 승인되지 않았어요. 결제 수단을 확인해 주세요.',
  refund: '결제가 늦게 끝나 준비한 카드가 모두 판매됐어요. 결제 금액은 돌려드려요.',
}

async function giveCards(tx: Tx, order: OrderRow, cards: number, now: number): Promise<void> {
  const { id: orderId, dropId, userId, amount } = order
  await drawEditions(tx, { dropId, userId, orderId, quantity: amount * cards, at: now })
  await addWork(tx, 'mint', orderId, now)
}

/** States in which the packs have gone back. */
const AFTER_RETURN: OrderRow['status'][] = ['EXPIRED', 'CANCELLED', 'FAILED']

/** Moves an order on from one of some states; undefined when it is in none of them. */
async function move(
  tx: Tx,
  id: string,
  from: OrderRow['status'][],
  change: Partial<OrderRow>,
  heldAt?: number,
) {
  const held = heldAt === undefined ? undefined : gt(orders.expiresAt, heldAt)
  const moved = await tx
    .update(orders)
    .set(change)
    .where(and(eq(orders.id, id), inArray(orders.status, from), held))
    .returning()
  return moved[0]
}

/** Paid after the packs went back: cards if stock and limit still allow them, else the money is due back. */
async function settleLate(tx: Tx, { id, dropId }: OrderRow, now: number): Promise<void> {
  const minting = await lockMinting(tx, dropId)
  if (!minting) throw new Error('The order belongs to no drop')
  await expireIn(tx, dropId, now)
  const [order] = await tx.select().from(orders).where(eq(orders.id, id)).for('update')
  if (!order || !AFTER_RETURN.includes(order.status)) return
  const counted = await countToWallet(tx, minting, order.userId, order.amount)
  if (counted && (await takeStock(tx, dropId, order.amount))) {
    await move(tx, id, AFTER_RETURN, { status: 'PAID', reason: null, settledAt: now })
    return giveCards(tx, order, minting.cardsPerPack, now)
  }
  if (counted) await uncount(tx, order)
  await move(tx, id, AFTER_RETURN, { status: 'REFUND_DUE', reason: REASONS.refund, settledAt: now })
  await addWork(tx, 'refund', id, now)
}

/**
 * Takes the end of a payment over, in the transaction that has stored its event. Money wins: whatever came before,
 * `paid` ends in cards or in a refund that is due, and nothing moves an order on from there.
 */
export async function settleOrder(backend: Backend, tx: Tx, order: OrderRow, end: PaymentEnd): Promise<void> {
  const now = await readDatabaseTime(backend, tx)
  if (end !== 'paid') {
    await lockMinting(tx, order.dropId)
    const status = end === 'cancelled' ? 'CANCELLED' : 'FAILED'
    const moved = await move(tx, order.id, ['RESERVED'], { status, reason: REASONS[end], settledAt: now })
    if (moved) await giveBack(tx, moved)
    return
  }
  // In time, the stock row is not needed: the packs are the order's already.
  const paid = await move(tx, order.id, ['RESERVED'], { status: 'PAID', settledAt: now }, now)
  if (!paid) return settleLate(tx, order, now)
  const minting = await mintingBySeq(tx, paid.dropId)
  if (!minting) throw new Error('The order belongs to no drop')
  await giveCards(tx, paid, minting.cardsPerPack, now)
}

/**
 * A free order is paid as soon as it stands, or as soon as it knows where its parcel goes (D22); after a crash in
 * between, the repeated request does it.
 */
export const settleFree = (backend: Backend, id: string): Promise<void> =>
  transact(backend, async (tx) => {
    const order = await orderById(tx, id)
    if (order?.status !== 'RESERVED' || order.paymentAmount > 0) return
    const minting = await mintingBySeq(tx, order.dropId)
    if (minting?.shipsGoods && !order.delivery) return
    await settleOrder(backend, tx, order, 'paid')
  })
