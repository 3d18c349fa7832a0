import { getTransactionEndpoint } from '../../drops/drops.endpoints.ts'
import { openPacksEndpoint, requestReturnEndpoint } from '../../drops/drops.packs.endpoints.ts'
import { TransactionReply } from '../../drops/drops.transactions.schema.ts'
import type { Check, Reporter } from '../check.ts'
import { contracted } from '../contract.ts'
import { answered, differs, reasonNotToWrite, refused } from '../sequence.ts'
import { wireField } from '../wire-names.ts'
import type { World } from '../world.ts'

/** Requests the return of an order twice, and tries to open it. */
async function play(world: World, orderId: string, report: Reporter): Promise<void> {
  const params = { orderId }
  const called = contracted(requestReturnEndpoint)
  const before = (await world.call(getTransactionEndpoint, { params })).data
  if (before?.status !== 'PAID' || !before.returnUntil)
    return report.skip(called, 'The order cannot be returned now. Name another: --with returnOrderId=…')
  const request = () => world.call(requestReturnEndpoint, { params, body: { reason: 'damaged' } })
  report.judge(called, [
    ...answered('the first request', await request()),
    ...answered('requested twice', await request()),
  ])
  const after = (await world.call(getTransactionEndpoint, { params })).data
  if (after) {
    const field =
      'returnRequest' in after ? wireField(TransactionReply, after, 'returnRequest') : 'data.return'
    report.judge(
      contracted(getTransactionEndpoint),
      differs(`${field} after the request`, after.returnRequest?.reason, 'damaged'),
    )
  }
  const opened = await world.call(openPacksEndpoint, { params }, { expects: 'refusal' })
  report.judge(
    contracted(openPacksEndpoint),
    refused('the packs of an order that is returned, opened', opened, 'RETURNING', 'ORDER_CLOSED'),
  )
}

/** A return that is requested twice. */
export const returning: Check = {
  name: 'returning',
  about:
    'The return of delivered goods can be requested, also twice, and the packs stay closed from then on.',
  rows: ['D79'],
  async run(world, report) {
    if (!world.has(requestReturnEndpoint)) return
    const called = contracted(requestReturnEndpoint)
    const { returnOrderId } = world.settings.given
    const reason = reasonNotToWrite(world, 'requests the return of the order of --with returnOrderId=…')
    if (reason !== undefined) report.skip(called, reason)
    else if (returnOrderId === undefined)
      report.skip(called, 'Name a delivered order whose packs are closed: --with returnOrderId=…')
    else await play(world, returnOrderId, report)
  },
}
