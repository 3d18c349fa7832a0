import { and, desc, eq, isNotNull, type SQL, sql } from 'drizzle-orm'
import { users } from '../auth/tables.ts'
import type { Backend } from '../context.ts'
import type { Db, Tx } from '../db/open.ts'
import { transact } from '../db/transact.ts'
import { countsByStage } from '../drops/counts.ts'
import { afterOrder, type OrderCursor } from '../drops/order-cursor.ts'
import { shipOrder } from '../drops/orders.ts'
import { cancelIn } from '../drops/packs.ts'
import { mintings, ORDER_STAGES, orders } from '../drops/tables.ts'
import { tellOfOrder, turnsOf } from '../messages/queue.ts'
import { hastenWork } from '../outbox/store.ts'
import { notFound, Problem } from '../problem.ts'
import { recordAction } from './actions.ts'
import type { Operator } from './operators.ts'
import { matching } from './orders.find.ts'

/** The states of an order as an operator sees them. */
export const ORDER_STATES = ['paying', ...ORDER_STAGES] as const
export type OrderState = (typeof ORDER_STATES)[number]

const state = sql<OrderState>`coalesce(${orders.stage}, 'paying')`

/** The orders of a page. */
export const PAGE = 50

const rows = (db: Db | Tx, where: SQL | undefined, limit = 1) =>
  db
    .select({
      order: orders,
      state,
      title: mintings.title,
      nickname: users.nickname,
      phone: users.phone,
    })
    .from(orders)
    .innerJoin(mintings, eq(mintings.dropId, orders.dropId))
    .leftJoin(users, eq(users.id, orders.userId))
    .where(where)
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(limit)

export type OperatorOrder = Awaited<ReturnType<typeof rows>>[number]

/** The filter, the search and the page of a list of orders. */
export interface OrderQuery {
  state?: OrderState | undefined
  search?: string | undefined
  /** Shows the orders before this one. */
  before?: OrderCursor | undefined
}

const byNewest = (a: OperatorOrder, b: OperatorOrder) =>
  b.order.createdAt - a.order.createdAt || (a.order.id < b.order.id ? 1 : -1)

/**
 * Returns the newest orders of a state that match a search, at most fifty, and where the next page begins. The orders that
 * are being paid are few and have an index of their own, which reservations need; all others are read in their order.
 */
export async function ordersOf(
  { db }: Backend,
  { state: wanted, search, before }: OrderQuery,
): Promise<{ found: OperatorOrder[]; next: OrderCursor | undefined }> {
  const within = and(afterOrder(before), search === undefined ? undefined : await matching(db, search))
  const isPaying = eq(orders.status, 'RESERVED')
  const page = (condition: SQL) => rows(db, and(condition, within), PAGE + 1)
  const [paying, others] = await Promise.all([
    wanted === undefined || wanted === 'paying' ? page(isPaying) : [],
    wanted === 'paying'
      ? []
      : page(wanted === undefined ? isNotNull(orders.stage) : eq(orders.stage, wanted)),
  ])
  const all = [...paying, ...others].toSorted(byNewest)
  const found = all.slice(0, PAGE)
  const last = found.at(-1)?.order
  return { found, next: all.length > PAGE && last ? { at: last.createdAt, id: last.id } : undefined }
}

/** Returns one order; throws for an unknown id. */
export async function operatorOrder(db: Db | Tx, id: string): Promise<OperatorOrder> {
  const [found] = await rows(db, eq(orders.id, id))
  if (!found) throw notFound('주문을 찾을 수 없어요.')
  return found
}

/** Returns the number of orders of each state. */
export async function countsOfOrders({ db }: Backend): Promise<Record<OrderState, number>> {
  const [paying, counts] = await Promise.all([
    db.$count(orders, eq(orders.status, 'RESERVED')),
    countsByStage(db),
  ])
  return { paying, ...counts }
}

/**
 * Records the parcel of a paid order with goods, once.
 *
 * @throws Problem NOT_TO_SHIP if it was sent before, is not paid, or has no goods
 */
export async function shipParcel(
  backend: Backend,
  { operatorId }: Operator,
  orderId: string,
  parcel: { carrier: string; invoiceNumber: string },
): Promise<void> {
  await transact(backend, async (tx) => {
    const found = await operatorOrder(tx, orderId)
    if (found.state !== 'toShip' || !(await shipOrder(tx, orderId, parcel))) {
      throw new Problem(409, '보낼 상품이 없는 주문이거나 이미 발송했어요.', 'NOT_TO_SHIP')
    }
    await tellOfOrder(tx, backend, 'shipped', orderId)
    await recordAction(tx, backend, { operatorId, action: 'ship', subject: orderId })
  })
}

/**
 * Cancels a paid order whose packs are closed, also after the days in which its fan can do so; the refund becomes due.
 *
 * @throws Problem as `cancelIn`, or NOT_TO_CANCEL if it was cancelled before
 */
export async function cancelForFan(
  backend: Backend,
  { operatorId }: Operator,
  orderId: string,
): Promise<void> {
  await transact(backend, async (tx) => {
    const { order } = await operatorOrder(tx, orderId)
    const { dropId } = order
    if (!(await cancelIn(backend, tx, { id: orderId, dropId, reason: 'other', late: true }))) {
      throw new Problem(409, '이미 취소한 주문이에요.', 'NOT_TO_CANCEL')
    }
    await recordAction(tx, backend, { operatorId, action: 'cancel', subject: orderId })
  })
}

/**
 * Sends the due refund of an order again now, instead of after the delay of its last failure. The payment company
 * refunds an order once, however often it is asked.
 *
 * @throws Problem NOT_TO_REFUND
 */
export async function refundNow(backend: Backend, { operatorId }: Operator, orderId: string): Promise<void> {
  await transact(backend, async (tx) => {
    const found = await operatorOrder(tx, orderId)
    if (found.state !== 'refundDue') {
      throw new Problem(409, '돌려드릴 금액이 없는 주문이에요.', 'NOT_TO_REFUND')
    }
    await hastenWork(tx, 'refund', orderId, backend.now())
    await recordAction(tx, backend, { operatorId, action: 'refund', subject: orderId })
  })
}

/**
 * Asks the fan of a paid order for a change, such as another address, in a sentence of the operator. The same sentence
 * twice is one message.
 *
 * @param seen how many such messages the operator has seen
 * @throws Problem NOT_TO_CHANGE
 */
export async function askForChange(
  backend: Backend,
  { operatorId }: Operator,
  orderId: string,
  { reason, seen }: { reason: string; seen: number },
): Promise<void> {
  await transact(backend, async (tx) => {
    const { order } = await operatorOrder(tx, orderId)
    if (order.status !== 'PAID') {
      throw new Problem(409, '결제를 마친 주문만 확인을 부탁할 수 있어요.', 'NOT_TO_CHANGE')
    }
    if (await tellOfOrder(tx, backend, 'change', orderId, { reason, turn: seen + 1 }))
      await recordAction(tx, backend, { operatorId, action: 'ask-change', subject: orderId })
  })
}

/** Returns how often the fan of an order was asked for a change. */
export const changesAsked = (db: Db, orderId: string): Promise<number> => turnsOf(db, 'change', orderId)
