import { and, count, desc, eq, ilike, or, type SQL, sql } from 'drizzle-orm'
import { users } from '../auth/tables.ts'
import type { Backend } from '../context.ts'
import type { Db, Tx } from '../db/open.ts'
import { transact } from '../db/transact.ts'
import { shipOrder } from '../drops/orders.ts'
import { cancelIn } from '../drops/packs.ts'
import { mintings, orders } from '../drops/tables.ts'
import { tellOfOrder, turnsOf } from '../messages/queue.ts'
import { hastenWork } from '../outbox/store.ts'
import { notFound, Problem } from '../problem.ts'
import { recordAction } from './actions.ts'
import type { Operator } from './operators.ts'

/** The states of an order as an operator sees them. */
export const ORDER_STATES = [
  'paying',
  'refundDue',
  'returning',
  'toShip',
  'shipped',
  'delivered',
  'paid',
  'refunded',
  'failed',
  'ended',
] as const
export type OrderState = (typeof ORDER_STATES)[number]

const state = sql<OrderState>`case
  when ${orders.status} = 'RESERVED' then 'paying'
  when ${orders.status} = 'REFUND_DUE' then 'refundDue'
  when ${orders.status} = 'REFUNDED' then 'refunded'
  when ${orders.status} = 'FAILED' then 'failed'
  when ${orders.status} <> 'PAID' then 'ended'
  when ${orders.returnRequestedAt} is not null and ${orders.returnRefusedAt} is null then 'returning'
  when not ${mintings.shipsGoods} then 'paid'
  when ${orders.invoiceNumber} is null then 'toShip'
  when ${orders.deliveredAt} is null then 'shipped'
  else 'delivered' end`

const PAGE = 50

const rows = (db: Db | Tx, where: SQL | undefined) =>
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
    .limit(PAGE)

export type OperatorOrder = Awaited<ReturnType<typeof rows>>[number]

/** Escapes the wildcards of LIKE. */
const literal = (text: string) => text.replace(/[\\%_]/g, (sign) => `\\${sign}`)

/** Matches the number of an order, a nickname, or the last four digits of a phone. */
function matching(text: string): SQL | undefined {
  const part = literal(text)
  return or(
    ilike(orders.id, `%${part}%`),
    ilike(users.nickname, `%${part}%`),
    /^\d{4}$/.test(text) ? ilike(users.phone, `%${part}`) : undefined,
  )
}

/** Returns the newest orders of a state that match a search, at most fifty. */
export const ordersOf = (backend: Backend, filter: { state?: OrderState; search?: string }) =>
  rows(
    backend.db,
    and(
      filter.state === undefined ? undefined : sql`${state} = ${filter.state}`,
      filter.search === undefined ? undefined : matching(filter.search),
    ),
  )

/** Returns one order; throws for an unknown id. */
export async function operatorOrder(db: Db | Tx, id: string): Promise<OperatorOrder> {
  const [found] = await rows(db, eq(orders.id, id))
  if (!found) throw notFound('주문을 찾을 수 없어요.')
  return found
}

/** Returns the number of orders of each state. */
export async function countsOfOrders({ db }: Backend): Promise<Record<OrderState, number>> {
  const found = await db
    .select({ state, orders: count() })
    .from(orders)
    .innerJoin(mintings, eq(mintings.dropId, orders.dropId))
    .groupBy(state)
  const counts: Record<OrderState, number> = {
    paying: 0,
    refundDue: 0,
    returning: 0,
    toShip: 0,
    shipped: 0,
    delivered: 0,
    paid: 0,
    refunded: 0,
    failed: 0,
    ended: 0,
  }
  for (const row of found) counts[row.state] = row.orders
  return counts
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
