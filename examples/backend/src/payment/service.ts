import type { Backend } from '../context.ts'
import { transactAndFlush } from '../db/flush.ts'
import { refusals } from '../drops/problems.ts'
import { settleOrder, settleRefund } from '../drops/settle.ts'
import { mintingBySeq, orderById } from '../drops/store.ts'
import { tellOfOrder } from '../messages/queue.ts'
import { Problem, TRY_AGAIN } from '../problem.ts'
import type { PaymentEvent } from './adapter.ts'
import { paymentEvents } from './tables.ts'

const amountMismatch = () => new Problem(400, '결제 금액이 주문과 달라요.', 'AMOUNT_MISMATCH')

/**
 * Applies an event of the payment company in one transaction. Ignores a repeated id; replies 5xx for an order that
 * does not exist yet, so that the event is sent again.
 */
export async function applyEvent(backend: Backend, event: PaymentEvent): Promise<void> {
  const { eventId, orderId, kind, amount } = event
  const now = backend.now()
  // Orders that are paid at once draw from one pool, which waits for no disk.
  await transactAndFlush(backend, async (tx) => {
    const fresh = await tx
      .insert(paymentEvents)
      .values({ eventId, orderId, kind, receivedAt: now })
      .onConflictDoNothing()
      .returning()
    if (fresh.length === 0) return
    const order = await orderById(tx, orderId)
    if (!order) throw new Problem(503, TRY_AGAIN, 'ORDER_UNKNOWN')
    if (amount !== order.paymentAmount) throw amountMismatch()
    if (kind === 'refunded') {
      if (await settleRefund(tx, orderId, now)) await tellOfOrder(tx, backend, 'refunded', orderId)
    } else if (kind !== 'created') await settleOrder(backend, tx, order, kind)
  })
  backend.log.info('payment.event', { orderId, kind })
}

/**
 * Checks whether the company may charge an order: the amount matches, and a drop with a delivery has an address
 * (D22).
 */
export async function checkPayable(backend: Backend, orderId: string, amount: number): Promise<void> {
  const order = await orderById(backend.db, orderId)
  if (!order) throw refusals.orderNotFound()
  if (amount !== order.paymentAmount) throw amountMismatch()
  const minting = await mintingBySeq(backend.db, order.dropId)
  if (minting?.shipsGoods && !order.delivery) throw refusals.deliveryRequired()
}
