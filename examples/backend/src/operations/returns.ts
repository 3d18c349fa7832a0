import type { Backend } from '../context.ts'
import { transact } from '../db/transact.ts'
import { acceptReturnIn, deliverOrder, refuseReturnIn } from '../drops/returns.ts'
import { Problem } from '../problem.ts'
import { recordAction } from './actions.ts'
import type { Operator } from './operators.ts'
import { operatorOrder } from './orders.ts'

/**
 * Marks a shipped parcel as delivered, once; from then on the fan can request a return for seven days.
 *
 * @throws Problem NOT_TO_DELIVER
 */
export async function markDelivered(
  backend: Backend,
  { operatorId }: Operator,
  orderId: string,
): Promise<void> {
  await transact(backend, async (tx) => {
    const { state } = await operatorOrder(tx, orderId)
    if (state !== 'shipped' || !(await deliverOrder(tx, orderId, backend.now()))) {
      throw new Problem(409, '배송 중인 주문이 아니거나 이미 배송을 마쳤어요.', 'NOT_TO_DELIVER')
    }
    await recordAction(tx, backend, { operatorId, action: 'deliver', subject: orderId })
  })
}

const noReturn = () => new Problem(409, '반품을 신청하지 않았거나 이미 처리한 주문이에요.', 'NOT_TO_RETURN')

/**
 * Accepts a requested return whose goods are back; the refund becomes due, once.
 *
 * @throws Problem NOT_TO_RETURN
 */
export async function acceptReturn(
  backend: Backend,
  { operatorId }: Operator,
  orderId: string,
): Promise<void> {
  await transact(backend, async (tx) => {
    const { order } = await operatorOrder(tx, orderId)
    if (!(await acceptReturnIn(backend, tx, order))) throw noReturn()
    await recordAction(tx, backend, { operatorId, action: 'return', subject: orderId })
  })
}

/**
 * Refuses a requested return; the fan reads the reason on the page of the order and can open the packs again.
 *
 * @throws Problem NOT_TO_RETURN
 */
export async function refuseReturn(
  backend: Backend,
  { operatorId }: Operator,
  orderId: string,
  reason: string,
): Promise<void> {
  await transact(backend, async (tx) => {
    await operatorOrder(tx, orderId)
    if (!(await refuseReturnIn(tx, orderId, reason, backend.now()))) throw noReturn()
    await recordAction(tx, backend, { operatorId, action: 'refuse-return', subject: orderId })
  })
}
