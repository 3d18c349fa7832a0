import { and, asc, eq, gt, gte, inArray, isNull, lt, sql } from 'drizzle-orm'
import type { Backend } from '../context.ts'
import { orders } from '../drops/tables.ts'
import { outbox } from '../outbox/tables.ts'
import type { PaymentAdapter, RecordedPayment } from '../payment/adapter.ts'
import { orderRefunds } from '../payment/tables.ts'
import { dayNameAt, dayOf } from '../seoul.ts'
import { type PaymentFault, paymentDifference } from './payments.text.ts'
import { type Compare, type Difference, GRACE_MS } from './slice.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** The days of orders that are compared. */
const DAYS = 30
/** How long after its order a payment can begin, ms. */
const LATE_MS = 3 * HOUR_MS
const PAGE = 1000
/** The states in which the company keeps money. */
const KEPT: ReadonlySet<RecordedPayment['state']> = new Set(['paid', 'partlyRefunded'])

const columns = {
  id: orders.id,
  status: orders.status,
  paymentAmount: orders.paymentAmount,
  partRefunded: orders.partRefunded,
  hasOpenPart: sql<boolean>`exists (select from ${orderRefunds} where ${orderRefunds.orderId} = ${orders.id} and ${orderRefunds.refundedAt} is null)`,
  settledAt: orders.settledAt,
  refund: outbox.id,
}

/** Reads orders with the open work of their refund. */
const ordersWhere = ({ db }: Backend, where: ReturnType<typeof and>) =>
  db
    .select(columns)
    .from(orders)
    .leftJoin(outbox, and(eq(outbox.kind, 'refund'), eq(outbox.subject, orders.id), isNull(outbox.doneAt)))
    .where(where)
    .orderBy(asc(orders.id))
    .limit(PAGE)
type Order = Awaited<ReturnType<typeof ordersWhere>>[number]

/** Returns how the refunded parts of a paid order and those of the company disagree. */
function partFaultOf({ partRefunded, hasOpenPart }: Order, refunded: number): PaymentFault | undefined {
  if (refunded > partRefunded) return 'REFUNDED_OUTSIDE'
  return refunded < partRefunded && !hasOpenPart ? 'PART_NOT_REFUNDED' : undefined
}

/** Returns how an order and the company's record of its payment disagree. */
function faultOf(order: Order, payment: RecordedPayment | undefined, now: number): PaymentFault | undefined {
  const { status, paymentAmount, settledAt, refund } = order
  const { state = 'open', amount = 0, refunded = 0, changedAt = 0 } = payment ?? {}
  const isOld = now - Math.max(settledAt ?? 0, changedAt) > GRACE_MS
  if (!isOld) return undefined
  const isKept = KEPT.has(state)
  if (isKept && amount !== paymentAmount) return 'AMOUNT_DIFFERS'
  if (paymentAmount === 0) return undefined
  const isRefunded = state === 'refunded' || state === 'partlyRefunded'
  switch (status) {
    case 'PAID':
      return isRefunded || isKept ? partFaultOf(order, refunded) : 'PAID_WITHOUT_PAYMENT'
    case 'REFUND_DUE':
      if (refund === null) return 'REFUND_NOT_QUEUED'
      return state === 'paid' || isRefunded ? undefined : 'PAID_WITHOUT_PAYMENT'
    case 'REFUNDED':
      return isKept ? 'REFUNDED_STILL_PAID' : undefined
    default:
      return isKept ? 'PAID_NOT_SETTLED' : undefined
  }
}

/** Returns the payments of the orders of a day, by order. */
async function paymentsOfDay(company: PaymentAdapter, day: string): Promise<Map<string, RecordedPayment>> {
  const { from, to } = dayOf(day)
  const listed = new Map<string, RecordedPayment>()
  let cursor: string | undefined
  do {
    const page = await company.listPayments({ from, to: to + LATE_MS }, cursor)
    for (const payment of page.payments) listed.set(payment.orderId, payment)
    cursor = page.next
  } while (cursor !== undefined)
  return listed
}

/** The beginning of the numbers of a day's orders; `order-number.ts` makes them. */
const beginningOf = (day: string) => `FD-${day.slice(2).replaceAll('-', '')}-`

const nextDay = (day: string) => dayNameAt(dayOf(day).to)

/** Reads the payment and its order again, so that a change during the comparison is not reported. */
async function stillDiffers(backend: Backend, company: PaymentAdapter, orderId: string) {
  const ours = () => ordersWhere(backend, eq(orders.id, orderId))
  const [before] = await ours()
  const payment = await company.paymentOf(orderId)
  const [order] = await ours()
  if (before?.status !== order?.status) return undefined
  const facts = { orderId, taken: payment?.amount ?? 0, refunded: payment?.refunded ?? 0 }
  if (!order) {
    const isLeft = payment && KEPT.has(payment.state) && backend.now() - payment.changedAt > GRACE_MS
    return isLeft ? paymentDifference('PAYMENT_WITHOUT_ORDER', facts) : undefined
  }
  const fault = faultOf(order, payment, backend.now())
  return fault && paymentDifference(fault, { ...facts, order })
}

/** Returns the numbers of a day's orders that seem to disagree with the list of the company, which it empties. */
async function* doubtfulOrders(backend: Backend, day: string, listed: Map<string, RecordedPayment>) {
  const end = lt(orders.id, beginningOf(nextDay(day)))
  let after = gte(orders.id, beginningOf(day))
  for (;;) {
    const page = await ordersWhere(backend, and(after, end))
    for (const order of page) {
      if (faultOf(order, listed.get(order.id), backend.now())) yield order.id
      listed.delete(order.id)
    }
    const last = page.at(-1)
    if (!last || page.length < PAGE) return
    after = gt(orders.id, last.id)
  }
}

/** Returns the payments of a list that have no order. */
async function* strayPayments(backend: Backend, listed: ReadonlyMap<string, RecordedPayment>) {
  const ids = [...listed.values()].flatMap(({ orderId, state }) => (KEPT.has(state) ? [orderId] : []))
  for (let from = 0; from < ids.length; from += PAGE) {
    const part = ids.slice(from, from + PAGE)
    const known = await backend.db.select({ id: orders.id }).from(orders).where(inArray(orders.id, part))
    const found = new Set(known.map(({ id }) => id))
    for (const id of part) if (!found.has(id)) yield id
  }
}

/** Compares the payments of the company with the orders of a day; `after` is the day. */
export const comparePayments =
  (company: PaymentAdapter): Compare =>
  async (backend, after) => {
    if (!company.charges) return { differences: [], compared: 0, skipped: '결제사가 연결되지 않았어요.' }
    const today = dayNameAt(backend.now())
    const day = after ?? dayNameAt(backend.now() - (DAYS - 1) * DAY_MS)
    const listed = await paymentsOfDay(company, day)
    const compared = listed.size
    const differences: Difference[] = []
    for (const doubtful of [doubtfulOrders(backend, day, listed), strayPayments(backend, listed)])
      for await (const id of doubtful) {
        const difference = await stillDiffers(backend, company, id)
        if (difference) differences.push(difference)
      }
    return { differences, compared, ...(day < today && { after: nextDay(day) }) }
  }
