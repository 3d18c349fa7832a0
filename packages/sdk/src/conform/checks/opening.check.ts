import { getTransactionEndpoint } from '../../drops/drops.endpoints.ts'
import {
  cancelOrderEndpoint,
  openPacksEndpoint,
  requestReturnEndpoint,
} from '../../drops/drops.packs.endpoints.ts'
import { TransactionReply } from '../../drops/drops.transactions.schema.ts'
import type { Check, Reporter } from '../check.ts'
import { contracted } from '../contract.ts'
import { answered, differs, reasonNotToWrite, refused, repeats } from '../sequence.ts'
import { wireField } from '../wire-names.ts'
import type { World } from '../world.ts'

/** Opens the packs of a paid order twice, then tries to cancel and to return it. */
async function play(world: World, orderId: string, report: Reporter): Promise<void> {
  const params = { orderId }
  const open = contracted(openPacksEndpoint)
  const before = (await world.call(getTransactionEndpoint, { params })).data
  if (!before) return report.skip(open, 'The purchase cannot be read.')
  if (before.opened)
    return report.skip(open, 'The packs are open already. Name another: --with openOrderId=…')
  const first = await world.call(openPacksEndpoint, { params })
  const { data } = first
  if (!data) return report.judge(open, answered('the packs of a paid order', first))
  const again = await world.call(openPacksEndpoint, { params })
  const copies = new Set(data.cards.map(({ cardId, edition }) => `${cardId}/${edition}`))
  report.judge(open, [
    ...differs('number of cards', data.cards.length, before.amount * before.cardsPerPack),
    ...differs('number of different copies', copies.size, data.cards.length),
    ...repeats('opened twice', again, first),
  ])
  const after = (await world.call(getTransactionEndpoint, { params })).data
  if (after)
    report.judge(contracted(getTransactionEndpoint), [
      ...differs(`${wireField(TransactionReply, after, 'opened')} after the opening`, after.opened, true),
      ...differs(
        `${wireField(TransactionReply, after, 'cards')}: number after the opening`,
        after.cards.length,
        data.cards.length,
      ),
    ])
  const sending = { expects: 'refusal' } as const
  const cancelled = await world.call(cancelOrderEndpoint, { params, body: { reason: 'other' } }, sending)
  report.judge(
    contracted(cancelOrderEndpoint),
    refused('cancelled with open packs', cancelled, 'PACKS_OPENED', 'ORDER_CLOSED'),
  )
  const returned = await world.call(requestReturnEndpoint, { params, body: { reason: 'other' } }, sending)
  report.judge(contracted(requestReturnEndpoint), refused('returned with open packs', returned))
}

/** Packs that are opened twice. */
export const opening: Check = {
  name: 'opening',
  about: 'Packs that are opened twice have the same cards, and can be neither cancelled nor returned.',
  rows: ['D79'],
  async run(world, report) {
    if (!world.has(openPacksEndpoint)) return
    const called = contracted(openPacksEndpoint)
    const { openOrderId } = world.settings.given
    const reason = reasonNotToWrite(world, 'opens the packs of the paid order of --with openOrderId=…')
    if (reason !== undefined) report.skip(called, reason)
    else if (openOrderId === undefined)
      report.skip(called, 'Name a paid order whose packs are closed: --with openOrderId=…')
    else await play(world, openOrderId, report)
  },
}
