import { getOrderEndpoint, getPurchaseLimitEndpoint } from '../../drops/drops.endpoints.ts'
import { OrderReply } from '../../drops/drops.orders.schema.ts'
import {
  cancelOrderEndpoint,
  openPacksEndpoint,
  requestReturnEndpoint,
} from '../../drops/drops.packs.endpoints.ts'
import type { Check, Finding, Reporter } from '../check.ts'
import { contracted } from '../contract.ts'
import { isAnswer } from '../exchange.ts'
import { answered, differs, reasonNotToWrite, refused } from '../sequence.ts'
import { wireField } from '../wire-names.ts'
import type { World } from '../world.ts'

/** What a paid order becomes; one without a price is cancelled at once. */
const ENDED = ['REFUND_DUE', 'REFUNDED', 'CANCELLED']

const orderOf = async (world: World, orderId: string) =>
  (await world.call(getOrderEndpoint, { params: { orderId } })).data

const limitOf = async (world: World, dropId: number) =>
  (await world.call(getPurchaseLimitEndpoint, { params: { dropId } }, { expects: 'any' })).data
    ?.purchasablePacks

/** Requests a return of what was never delivered, cancels the order twice, and tries to open it. */
async function play(world: World, orderId: string, report: Reporter): Promise<void> {
  const params = { orderId }
  const called = contracted(cancelOrderEndpoint)
  const order = await orderOf(world, orderId)
  if (order?.status !== 'PAID')
    return report.skip(
      called,
      'The order is not paid, or cannot be read. Name another: --with cancelOrderId=…',
    )
  const early = await world.call(
    requestReturnEndpoint,
    { params, body: { reason: 'other' } },
    { expects: 'refusal' },
  )
  report.judge(
    contracted(requestReturnEndpoint),
    refused('goods that were never delivered, returned', early, 'NOT_DELIVERED', 'ORDER_CLOSED'),
  )
  if (isAnswer(early)) return report.skip(called, 'The order has a return now.')
  const limit = await limitOf(world, order.dropId)
  const cancel = () => world.call(cancelOrderEndpoint, { params, body: { reason: 'changedMind' } })
  const findings: Finding[] = [
    ...answered('the first cancellation', await cancel()),
    ...answered('cancelled twice', await cancel()),
  ]
  const after = await orderOf(world, orderId)
  if (after && !ENDED.includes(after.status))
    findings.push({
      field: `${wireField(OrderReply, after, 'status')} after the cancellation`,
      found: after.status,
      expected: ENDED.join(' or '),
    })
  if (limit !== undefined)
    findings.push(
      ...differs(
        'packs that the member may buy after the cancellation',
        await limitOf(world, order.dropId),
        limit + order.amount,
      ),
    )
  report.judge(called, findings)
  const opened = await world.call(openPacksEndpoint, { params }, { expects: 'refusal' })
  report.judge(
    contracted(openPacksEndpoint),
    refused('the packs of a cancelled order, opened', opened, 'ORDER_NOT_PAID', 'ORDER_CLOSED'),
  )
}

/** An order that is cancelled twice. */
export const cancelling: Check = {
  name: 'cancelling',
  about: 'A paid order can be cancelled, also twice, and its packs stay closed from then on.',
  rows: ['D79'],
  async run(world, report) {
    if (!world.has(cancelOrderEndpoint)) return
    const called = contracted(cancelOrderEndpoint)
    const { cancelOrderId } = world.settings.given
    const reason = reasonNotToWrite(world, 'cancels the paid order of --with cancelOrderId=…')
    if (reason !== undefined) report.skip(called, reason)
    else if (cancelOrderId === undefined)
      report.skip(called, 'Name a paid order whose packs are closed: --with cancelOrderId=…')
    else await play(world, cancelOrderId, report)
  },
}
