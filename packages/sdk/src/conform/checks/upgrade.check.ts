import { getCampaignStateEndpoint, upgradeCardsEndpoint } from '../../campaigns/campaigns.endpoints.ts'
import { type Board, boardsOf, designsOf, noBoard, stateOf } from '../boards.ts'
import type { Check, Reporter } from '../check.ts'
import { contracted } from '../contract.ts'
import { answered, differs, reasonNotToWrite, refused, repeats } from '../sequence.ts'
import type { World } from '../world.ts'

type UpgradeBoard = Board<'upgrade'>

interface Copy {
  cardId: number
  edition: number
}
/** A number that no copy has. */
const NO_EDITION = 2 ** 31 - 1

const copiesOf = async (world: World, { section }: UpgradeBoard): Promise<Copy[] | undefined> =>
  (await designsOf(world, section.packs))?.flatMap(({ cardId, editions }) =>
    editions.map((edition) => ({ cardId, edition })),
  )

/** Upgrades three copies twice under one key, and tries what must be refused. */
async function play(world: World, on: UpgradeBoard, report: Reporter): Promise<void> {
  const { slug, board } = on
  const called = contracted(upgradeCardsEndpoint)
  const send = (cards: Copy[], idempotencyKey: string, expects?: 'refusal') =>
    world.call(
      upgradeCardsEndpoint,
      { params: { slug }, body: { board, cards }, idempotencyKey },
      { expects },
    )
  const own = await copiesOf(world, on)
  if (!own) return report.skip(called, 'The cards of the member cannot be read.')
  const [first, second, third] = own
  if (!first || !second || !third)
    return report.skip(called, `The member has ${own.length} cards of the board, and needs three.`)
  const cards = [first, second, third]
  const key = crypto.randomUUID()
  const same = await send([first, first, first], crypto.randomUUID(), 'refusal')
  const foreign = [first, second, { ...third, edition: NO_EDITION }]
  const notOwned = await send(foreign, crypto.randomUUID(), 'refusal')
  const kept = await copiesOf(world, on)
  report.judge(called, [
    ...refused('one copy three times', same, 'BAD_CHOICE'),
    ...refused('a copy that the member has not', notOwned, 'NOT_OWNED'),
    ...differs('copies after refused upgrades', kept?.length, own.length),
  ])
  if (kept?.length !== own.length) return
  const upgraded = await send(cards, key)
  const { data } = upgraded
  if (!data) return report.judge(called, answered('the first upgrade', upgraded))
  const again = await send(cards, key)
  const other = await send(foreign, key, 'refusal')
  const consumed = await send(cards, crypto.randomUUID(), 'refusal')
  const left = (await copiesOf(world, on))?.filter((copy) =>
    cards.some(({ cardId, edition }) => copy.cardId === cardId && copy.edition === edition),
  )
  report.judge(called, [
    ...repeats('the same Idempotency-Key twice', again, upgraded),
    ...refused('the same Idempotency-Key, other cards', other, 'KEY_REUSED'),
    ...refused('cards that were upgraded before', consumed, 'NOT_OWNED'),
    ...differs('copies that the member still has of the three', left?.length, 0),
  ])
  const state = await stateOf(world, slug)
  const listed = state?.upgrades.filter(
    ({ cardId, edition }) => cardId === data.cardId && edition === data.edition,
  )
  if (listed)
    report.judge(
      contracted(getCampaignStateEndpoint),
      differs('the upgrade, number of rows', listed.length, 1),
    )
}

/** An upgrade that is sent twice. */
export const upgrade: Check = {
  name: 'upgrade',
  about: 'An upgrade consumes three copies once: its key repeats the reply, and a refused one consumes none.',
  rows: ['D28', 'D42'],
  async run(world, report) {
    if (!world.has(upgradeCardsEndpoint)) return
    const called = contracted(upgradeCardsEndpoint)
    const reason = reasonNotToWrite(world, 'upgrades three cards of the member, which consumes them.')
    if (reason !== undefined) return report.skip(called, reason)
    const [board] = await boardsOf(world, 'upgrade')
    if (board) await play(world, board, report)
    else report.skip(called, noBoard('upgrade'))
  },
}
