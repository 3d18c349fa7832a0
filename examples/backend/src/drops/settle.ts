import { and, eq, gt, inArray } from 'drizzle-orm'
import { hasWithdrawn } from '../auth/store.ts'
import { drawEditions } from '../cards/store.ts'
import type { Backend } from '../context.ts'
import { transactAndFlush } from '../db/flush.ts'
import type { Tx } from '../db/open.ts'
import { readDatabaseTime } from '../db/time.ts'
import { raiseAlarm } from '../outbox/alarms.ts'
import { addWork } from '../outbox/store.ts'
import type { PaymentEnd } from '../payment/adapter.ts'
import { expireIn } from './expiry.ts'
import {
  countToWallet,
  lockMinting,
  lockOrder,
  mintingBySeq,
  type OrderRow,
  orderById,
  returnPacks,
  takeStock,
  uncount,
} from './store.ts'
import { orders } from './tables.ts'

/** Marks an order without cards as refunded; returns true for the one caller that changed it. */
export const settleRefund = async (tx: Tx, id: string, at: number): Promise<boolean> =>
  (await move(tx, id, ['REFUND_DUE'], { status: 'REFUNDED', refundedAt: at })) !== undefined

/** The message of an order that ended without cards. */
const REASONS = {
  cancelled: '결제를 취소했어요.',
  failed: '결제가 승인되지 않았어요. 결제 수단을 확인해 주세요.',
  refund: '결제가 늦게 끝나 준비한 카드가 모두 판매됐어요. 결제 금액은 돌려드려요.',
  noCards: '카드를 준비하지 못했어요. 결제 금액은 돌려드려요.',
}

/**
 * Draws the cards of a paid order, sealed until the fan opens its packs (D79). Without enough copies, which no stored
 * stock allows, the refund is due and an operator is called: a paid order always ends in cards or money.
 */
async function drawCards(
  backend: Backend,
  tx: Tx,
  { id, dropId, amount, paymentAmount }: OrderRow,
  { cardsPerPack, at }: { cardsPerPack: number; at: number },
): Promise<void> {
  if (await drawEditions(tx, { dropId, orderId: id, quantity: amount * cardsPerPack, at })) return
  const status = paymentAmount > 0 ? 'REFUND_DUE' : 'CANCELLED'
  await tx.update(orders).set({ status, reason: REASONS.noCards }).where(eq(orders.id, id))
  if (status === 'REFUND_DUE') await addWork(tx, 'refund', id, at)
  await raiseAlarm(tx, backend, `Drop ${dropId} has too few copies for order ${id}; correct its stock.`)
}

/** The states with released packs. */
const AFTER_RETURN: OrderRow['status'][] = ['EXPIRED', 'CANCELLED', 'FAILED']

/** Changes the state of an order that is in one of the given states; otherwise returns `undefined`. */
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

/**
 * Handles a payment after the packs were released: draws cards if the member remains and stock and limit allow,
 * otherwise a refund is due.
 */
async function settleLate(backend: Backend, tx: Tx, { id, dropId }: OrderRow, now: number): Promise<void> {
  const minting = await lockMinting(tx, dropId)
  if (!minting) throw new Error('The order belongs to no drop')
  await expireIn(tx, dropId, now)
  const order = await lockOrder(tx, id)
  if (!order || !AFTER_RETURN.includes(order.status)) return
  const gone = await hasWithdrawn(tx, order.userId)
  const counted = !gone && (await countToWallet(tx, minting, order.userId, order.amount))
  if (counted && (await takeStock(tx, dropId, order.amount))) {
    await move(tx, id, AFTER_RETURN, { status: 'PAID', reason: null, settledAt: now })
    await drawCards(backend, tx, order, { cardsPerPack: minting.cardsPerPack, at: now })
    return
  }
  if (counted) await uncount(tx, order)
  await move(tx, id, AFTER_RETURN, { status: 'REFUND_DUE', reason: REASONS.refund, settledAt: now })
  await addWork(tx, 'refund', id, now)
}

/**
 * Applies the outcome of a payment, in the transaction that has stored its event. After any earlier event, `paid` ends in
 * cards or a due refund, and both states are final.
 */
export async function settleOrder(backend: Backend, tx: Tx, order: OrderRow, end: PaymentEnd): Promise<void> {
  const now = await readDatabaseTime(backend, tx)
  if (end !== 'paid') {
    await lockMinting(tx, order.dropId)
    const status = end === 'cancelled' ? 'CANCELLED' : 'FAILED'
    const moved = await move(tx, order.id, ['RESERVED'], { status, reason: REASONS[end], settledAt: now })
    if (moved) await returnPacks(tx, moved)
    return
  }
  // In time, the order already holds its packs, so the stock row is not locked.
  const paid = await move(tx, order.id, ['RESERVED'], { status: 'PAID', settledAt: now }, now)
  if (!paid) return settleLate(backend, tx, order, now)
  const minting = await mintingBySeq(tx, paid.dropId)
  if (!minting) throw new Error('The order belongs to no drop')
  await drawCards(backend, tx, paid, { cardsPerPack: minting.cardsPerPack, at: now })
}

/**
 * Completes a free order once it exists, or once it has a delivery address (D22); after a crash in between, the repeated
 * request completes it.
 */
export const settleFree = (backend: Backend, id: string): Promise<void> =>
  transactAndFlush(backend, async (tx) => {
    const order = await orderById(tx, id)
    if (order?.status !== 'RESERVED' || order.paymentAmount > 0) return
    const minting = await mintingBySeq(tx, order.dropId)
    if (minting?.shipsGoods && !order.delivery) return
    await settleOrder(backend, tx, order, 'paid')
  })
