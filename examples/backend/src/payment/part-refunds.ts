import { and, asc, eq, inArray, isNull, lt } from 'drizzle-orm'
import type { Backend } from '../context.ts'
import type { Db, Tx } from '../db/open.ts'
import { transact } from '../db/transact.ts'
import { lockOrder } from '../drops/store.ts'
import { orders } from '../drops/tables.ts'
import { tellOfOrder } from '../messages/queue.ts'
import { workOff } from '../outbox/queue.ts'
import { addWork, workDone } from '../outbox/store.ts'
import { notFound, Problem } from '../problem.ts'
import { inGateway } from '../telemetry/spans.ts'
import { wonOf } from '../won.ts'
import type { PaymentAdapter } from './adapter.ts'
import { orderRefunds } from './tables.ts'

/** A refund of a part, as an operator has confirmed it. */
export interface PartRefund {
  orderId: string
  /** KRW. */
  amount: number
  reason: string
  author: string
  /** What was refunded in parts when the operator confirmed it; KRW. */
  seen: number
}

const notPaid = () => new Problem(409, '결제를 마친 주문만 일부 환불할 수 있어요.', 'NOT_TO_REFUND')
const overtaken = () =>
  new Problem(409, '그사이 이 주문의 환불 금액이 바뀌었어요. 금액을 다시 확인해 주세요.', 'REFUND_CHANGED')

/**
 * Returns what a paid order keeps of its payment after a refund of `amount`.
 *
 * @throws Problem NOT_TO_REFUND, AMOUNT_OVER
 */
export function keptAfter(
  order: Pick<typeof orders.$inferSelect, 'status' | 'paymentAmount' | 'partRefunded'>,
  amount: number,
): number {
  if (order.status !== 'PAID') throw notPaid()
  const kept = order.paymentAmount - order.partRefunded
  if (amount > kept)
    throw new Problem(400, `${wonOf(kept)}까지 환불할 수 있어요. 금액을 다시 확인해 주세요.`, 'AMOUNT_OVER')
  return kept - amount
}

/**
 * Makes the refund of a part of a payment due; the cards stay with the fan.
 *
 * @returns whether it is due now; the same form sent again changes nothing
 * @throws Problem NOT_TO_REFUND, AMOUNT_OVER, REFUND_CHANGED
 */
export async function refundPartIn(
  backend: Backend,
  tx: Tx,
  { orderId, amount, reason, author, seen }: PartRefund,
): Promise<boolean> {
  const order = await lockOrder(tx, orderId)
  if (!order) throw notFound('주문을 찾을 수 없어요.')
  const earlier = await partRefundsOf(tx, [orderId])
  if (order.partRefunded !== seen) {
    const kept = order.paymentAmount - seen
    const same = earlier.find((one) => one.kept === kept)
    if (same?.amount === amount && same.reason === reason) return false
    throw overtaken()
  }
  keptAfter(order, amount)
  const [added] = await tx
    .insert(orderRefunds)
    .values({
      ...{ orderId, amount, reason, author },
      turn: earlier.length + 1,
      kept: order.paymentAmount - seen,
      createdAt: backend.now(),
    })
    .returning()
  if (!added) throw new Error('The refund is not stored')
  await tx
    .update(orders)
    .set({ partRefunded: seen + amount })
    .where(eq(orders.id, orderId))
  await addWork(tx, 'partRefund', String(added.refundId), backend.now())
  return true
}

/** Returns the refunds of parts of some orders, in their order. */
export const partRefundsOf = (db: Db | Tx, orderIds: readonly string[]) =>
  db
    .select()
    .from(orderRefunds)
    .where(inArray(orderRefunds.orderId, [...orderIds]))
    .orderBy(asc(orderRefunds.orderId), asc(orderRefunds.turn))
    .limit(1000)
export type StoredPartRefund = typeof orderRefunds.$inferSelect

const open = (orderId: string) => and(eq(orderRefunds.orderId, orderId), isNull(orderRefunds.refundedAt))

/** Returns whether the company is still to refund a part of an order. */
export const hasOpenPart = async (db: Db, orderId: string): Promise<boolean> =>
  (await db.$count(orderRefunds, open(orderId))) > 0

/** Refunds a part at the company, after the earlier ones of its order. */
async function refundPart(
  backend: Backend,
  payments: Pick<PaymentAdapter, 'refundPart'>,
  refundId: number,
): Promise<void> {
  const { db } = backend
  const [part] = await db.select().from(orderRefunds).where(eq(orderRefunds.refundId, refundId))
  if (part && part.refundedAt === null) {
    const { orderId, turn, amount, kept, reason } = part
    if ((await db.$count(orderRefunds, and(open(orderId), lt(orderRefunds.turn, turn)))) > 0)
      throw new Error('An earlier part of this payment is to be refunded first')
    await backend.failpoint('refund/send')
    await inGateway('refund', { 'fandeck.order_id': orderId }, () =>
      payments.refundPart({ orderId, amount, kept, reason }),
    )
    await backend.failpoint('refund/store')
  }
  await transact(backend, async (tx) => {
    const [done] = await tx
      .update(orderRefunds)
      .set({ refundedAt: backend.now() })
      .where(and(eq(orderRefunds.refundId, refundId), isNull(orderRefunds.refundedAt)))
      .returning()
    if (done) await tellOfOrder(tx, backend, 'refunded', done.orderId, { part: done })
    await workDone(tx, 'partRefund', [String(refundId)], backend.now())
  })
  backend.log.info('payment.part-refunded', { refundId })
}

/** Refunds due parts of payments, each exactly once at the company; retries failures with increasing delays. */
export const refundParts = (
  backend: Backend,
  payments: Pick<PaymentAdapter, 'refundPart'>,
  ending?: AbortSignal,
): Promise<void> =>
  workOff(backend, 'partRefund', (refundId) => refundPart(backend, payments, Number(refundId)), {
    event: 'payment.part-refund',
    ending,
  })
