import { isDeepStrictEqual } from 'node:util'
import { isDeliveryComplete } from '@fandeck/sdk'
import type { DeliveryBody, OrderReply, TransactionListReply, TransactionReply } from '@fandeck/sdk/wire'
import { and, count, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Backend } from '../context.ts'
import type { Db, Tx } from '../db/open.ts'
import { databaseTime, readDatabaseTime } from '../db/time.ts'
import { dropUrl } from '../images/urls.ts'
import type { PictureSpec } from '../media/medium.ts'
import type { PaymentAdapter } from '../payment/adapter.ts'
import { releaseExpired } from './expiry.ts'
import { afterOrder, orderCursor } from './order-cursor.ts'
import { cancelEndOf, cardsOfOrder, ownOrder } from './packs.ts'
import { refusals } from './problems.ts'
import { productOf } from './purchase.ts'
import { returnEndOf, returnRequestOf } from './returns.ts'
import { settleFree } from './settle.ts'
import { mintingBySeq, type OrderRow, orderById } from './store.ts'
import { mintings, orders } from './tables.ts'

const PAGE = 20

/** Returns the status of an order (D20); its cards stay sealed until `openPacks` (D79). */
export async function orderOf(
  backend: Backend,
  payments: PaymentAdapter,
  id: string,
  userId: string,
): Promise<z.output<typeof OrderReply>> {
  const found = await ownOrder(backend.db, id, userId)
  await releaseExpired(backend, found.dropId)
  const order = (await orderById(backend.db, id)) ?? found
  const minting = await mintingBySeq(backend.db, order.dropId)
  const request = {
    ...order,
    orderId: order.id,
    amount: order.paymentAmount,
    merchant: minting?.vendorName ?? '',
    product: productOf(minting?.title ?? '', order.amount),
  }
  const paymentUrl = order.paymentAmount === 0 ? order.redirectUrl : payments.paymentUrl(request)
  return { ...order, orderId: order.id, paymentUrl }
}

type Delivery = z.output<typeof DeliveryBody>

/** Stores the delivery address of an order before its payment ends (D22); idempotent for the same address. */
export async function putDelivery(
  backend: Backend,
  id: string,
  userId: string,
  delivery: Delivery,
): Promise<void> {
  if (!isDeliveryComplete(delivery)) throw refusals.deliveryInvalid()
  const order = await ownOrder(backend.db, id, userId)
  const minting = await mintingBySeq(backend.db, order.dropId)
  if (!minting?.shipsGoods) throw refusals.deliveryInvalid()
  const open = and(
    eq(orders.id, id),
    eq(orders.status, 'RESERVED'),
    sql`${orders.expiresAt} > ${databaseTime(backend)}`,
  )
  const kept = await backend.db.update(orders).set({ delivery }).where(open).returning({ id: orders.id })
  if (kept.length === 0 && !isDeepStrictEqual(order.delivery, delivery)) throw refusals.deliveryClosed()
  if (order.paymentAmount === 0) await settleFree(backend, id)
}

/** Returns whether the member has not bought in a drop yet (S7.30). */
export async function isFirst({ db }: Backend, dropId: number, userId: string): Promise<boolean> {
  if (!(await mintingBySeq(db, dropId))) throw refusals.notFound()
  const bought = and(eq(orders.dropId, dropId), eq(orders.userId, userId), eq(orders.status, 'PAID'))
  const [row] = await db.select({ orders: count() }).from(orders).where(bought)
  return row?.orders === 0
}

const transactionOf = (
  { config }: Backend,
  order: OrderRow,
  { title, thumb, delivery }: { title: string; thumb: PictureSpec; delivery: boolean },
) => ({
  ...order,
  orderId: order.id,
  refundedAmount: order.partRefunded === 0 ? null : order.partRefunded,
  title,
  thumb: dropUrl(config, { dropId: order.dropId, thumb }),
  at: order.createdAt,
  delivery,
})

/** Returns the purchases of a member, newest first; an invalid cursor returns the first page (S7.48). */
export async function transactionsOf(
  backend: Backend,
  userId: string,
  after: string | undefined,
): Promise<z.output<typeof TransactionListReply>> {
  const read = z.safeParse(orderCursor, after)
  const older = afterOrder(read.success ? read.data : undefined)
  const found = await backend.db
    .select({ order: orders, title: mintings.title, thumb: mintings.thumb, delivery: mintings.shipsGoods })
    .from(orders)
    .innerJoin(mintings, eq(mintings.dropId, orders.dropId))
    .where(and(eq(orders.userId, userId), older))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(PAGE + 1)
  const rows = found.slice(0, PAGE).map(({ order, ...minting }) => transactionOf(backend, order, minting))
  const last = found.length > PAGE ? rows.at(-1) : undefined
  return { rows, next: last && z.encode(orderCursor, { at: last.at, id: last.orderId }) }
}

/** Returns one purchase of a member with its parcel and its receipt (D17). */
export async function transactionById(
  backend: Backend,
  id: string,
  userId: string,
): Promise<z.output<typeof TransactionReply>> {
  const found = await ownOrder(backend.db, id, userId)
  await releaseExpired(backend, found.dropId)
  const order = (await orderById(backend.db, id)) ?? found
  const minting = await mintingBySeq(backend.db, order.dropId)
  if (!minting) throw refusals.orderNotFound()
  const { title, thumb, shipsGoods, cardsPerPack } = minting
  const now = await readDatabaseTime(backend, backend.db)
  return {
    ...transactionOf(backend, order, { title, thumb, delivery: shipsGoods }),
    cardsPerPack,
    address: order.delivery,
    opened: order.openedAt !== null,
    cards: order.openedAt === null ? [] : await cardsOfOrder(backend, id),
    cancelUntil: cancelEndOf(order, now),
    returnUntil: returnEndOf(order, now),
    returnRequest: returnRequestOf(order),
  }
}

/** Records the carrier of a paid order; returns false if there is nothing to ship. */
export async function shipOrder(
  db: Db | Tx,
  id: string,
  parcel: { carrier: string; invoiceNumber: string },
): Promise<boolean> {
  const ready = and(eq(orders.id, id), eq(orders.status, 'PAID'), isNull(orders.invoiceNumber))
  return (await db.update(orders).set(parcel).where(ready).returning({ id: orders.id })).length > 0
}

/** Corrects the number of a parcel on its way, once; returns false if there is none to correct. */
export async function correctParcel(
  tx: Tx,
  id: string,
  parcel: { carrier: string; invoiceNumber: string },
  now: number,
): Promise<boolean> {
  const onItsWay = and(
    eq(orders.id, id),
    eq(orders.status, 'PAID'),
    isNotNull(orders.invoiceNumber),
    isNull(orders.deliveredAt),
    isNull(orders.invoiceCorrectedAt),
  )
  const change = { ...parcel, invoiceCorrectedAt: now }
  return (await tx.update(orders).set(change).where(onItsWay).returning({ id: orders.id })).length > 0
}
