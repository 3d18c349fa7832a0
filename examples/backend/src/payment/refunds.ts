import type { Backend } from '../context.ts'
import { transact } from '../db/transact.ts'
import { settleRefund } from '../drops/settle.ts'
import { orderById } from '../drops/store.ts'
import { tellOfOrder } from '../messages/queue.ts'
import { workOff } from '../outbox/queue.ts'
import { workDone } from '../outbox/store.ts'
import { inGateway } from '../telemetry/spans.ts'
import type { PaymentAdapter } from './adapter.ts'
import { hasOpenPart } from './part-refunds.ts'

type Refunds = Pick<PaymentAdapter, 'refund'>

/**
 * Refunds one order. Calls the payment company before it commits, so a crash in between leads to a second call.
 */
async function refund(backend: Backend, payments: Refunds, orderId: string): Promise<void> {
  const order = await orderById(backend.db, orderId)
  // Also after an earlier callback: the company's ledger decides, and its refund is idempotent.
  if (order?.status === 'REFUND_DUE' || order?.status === 'REFUNDED') {
    // Parts go first, each of the rest that the shop has recorded.
    if (await hasOpenPart(backend.db, orderId))
      throw new Error('A part of this payment is to be refunded first')
    await backend.failpoint('refund/send')
    if (order.partRefunded < order.paymentAmount)
      await inGateway('refund', { 'fandeck.order_id': orderId }, () =>
        payments.refund({ orderId, reason: order.reason ?? '' }),
      )
    await backend.failpoint('refund/store')
  }
  await transact(backend, async (tx) => {
    if (await settleRefund(tx, orderId, backend.now())) await tellOfOrder(tx, backend, 'refunded', orderId)
    await workDone(tx, 'refund', [orderId], backend.now())
  })
  backend.log.info('payment.refunded', { orderId })
}

/** Refunds due orders, each exactly once at the company; retries failures with increasing delays. */
export const refundDue = (backend: Backend, payments: Refunds, ending?: AbortSignal): Promise<void> =>
  workOff(backend, 'refund', (orderId) => refund(backend, payments, orderId), {
    event: 'payment.refund',
    attributes: (orderId) => ({ 'fandeck.order_id': orderId }),
    ending,
  })
