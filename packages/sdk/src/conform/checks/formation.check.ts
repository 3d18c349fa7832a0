import {
  getCampaignStateEndpoint,
  getSharedFormationEndpoint,
  saveFormationEndpoint,
  shareFormationEndpoint,
} from '../../campaigns/campaigns.endpoints.ts'
import { emptySlots, FORMATIONS } from '../../campaigns/campaigns.formation.rules.ts'
import { type Board, boardsOf, type Design, designsOf, noBoard, stateOf } from '../boards.ts'
import type { Check, Finding, Reporter } from '../check.ts'
import { contracted } from '../contract.ts'
import { answered, differs, reasonNotToWrite, refused } from '../sequence.ts'
import type { World } from '../world.ts'

type FormationBoard = Board<'formation'>
type Slots = (number | null)[]

const offeredBy = ({ section }: FormationBoard) => section.formations?.[0] ?? '442'

/** Returns the slots of the board with one card in a place of its position, and with another card beside it, if given. */
function slotsWith(board: FormationBoard, ...cards: readonly Design[]): Slots | undefined {
  const places = FORMATIONS[offeredBy(board)]
  const slots: Slots = [...emptySlots()]
  for (const { cardId, position } of cards) {
    const at = places.findIndex((place, slot) => place.position === position && slots[slot] === null)
    if (at < 0) return undefined
    slots[at] = cardId
  }
  return slots
}

const save = (world: World, on: FormationBoard, slots: Slots, expects?: 'refusal') =>
  world.call(
    saveFormationEndpoint,
    { params: { slug: on.slug }, body: { board: on.board, formation: offeredBy(on), slots } },
    { expects },
  )

/** Returns the saved formations of the board as text. */
async function savedIn(world: World, { slug, board }: FormationBoard): Promise<string | undefined> {
  const state = await stateOf(world, slug)
  return (
    state && JSON.stringify(state.formations.filter((one) => one.board === board).map(({ slots }) => slots))
  )
}

/** Shares the formation twice, and reads it as a visitor. */
async function share(world: World, { slug, board }: FormationBoard, report: Reporter): Promise<void> {
  const called = contracted(shareFormationEndpoint)
  const send = () => world.call(shareFormationEndpoint, { params: { slug }, body: { board } })
  const first = await send()
  const second = await send()
  if (!first.data) return report.judge(called, answered('the first share', first))
  report.judge(
    called,
    differs('data.share_key of a second share', second.data?.shareKey, first.data.shareKey),
  )
  const params = { slug, shareKey: first.data.shareKey }
  const read = await world.call(getSharedFormationEndpoint, { params }, { expects: 'any' })
  report.judge(contracted(getSharedFormationEndpoint), answered('a shared formation', read))
}

/** Saves a formation twice, then one that must be refused. */
async function play(world: World, on: FormationBoard, report: Reporter): Promise<void> {
  const called = contracted(saveFormationEndpoint)
  const designs = await designsOf(world, on.section.packs)
  if (!designs) return report.skip(called, 'The cards of the member cannot be read.')
  const own = designs.filter(({ editions }) => editions.length > 0)
  const card = own.find((one) => slotsWith(on, one))
  const slots = card && slotsWith(on, card)
  if (!slots) return report.skip(called, 'The member has no card that a formation can hold.')
  const before = (await stateOf(world, on.slug))?.formations.find((one) => one.board === on.board)
  const first = await save(world, on, slots)
  const again = await save(world, on, slots)
  const findings: Finding[] = [
    ...answered('the first formation', first),
    ...answered('the same formation twice', again),
    ...(first.data ? differs('data.slot_list', JSON.stringify(first.data.slots), JSON.stringify(slots)) : []),
  ]
  const foreign = designs.find((one) => one.editions.length === 0 && slotsWith(on, card, one))
  const withForeign = foreign && slotsWith(on, card, foreign)
  if (withForeign) {
    const reply = await save(world, on, withForeign, 'refusal')
    findings.push(...refused('a card that the member has not', reply, 'NOT_OWNED'))
  }
  const twice = slotsWith(on, card, card)
  if (twice)
    findings.push(...refused('a card in two places', await save(world, on, twice, 'refusal'), 'BAD_CHOICE'))
  report.judge(called, findings)
  const kept = await savedIn(world, on)
  if (kept !== undefined)
    report.judge(
      contracted(getCampaignStateEndpoint),
      differs('the formation after a refused one', kept, JSON.stringify([slots])),
    )
  if (world.has(shareFormationEndpoint)) await share(world, on, report)
  if (before) await save(world, on, before.slots)
}

/** A formation that is saved twice. */
export const formation: Check = {
  name: 'formation',
  about: 'The last formation counts, a refused one changes nothing, and sharing it twice makes one address.',
  rows: ['D27'],
  async run(world, report) {
    if (!world.has(saveFormationEndpoint)) return
    const called = contracted(saveFormationEndpoint)
    const reason = reasonNotToWrite(world, 'saves a formation with a card of the member, and shares it.')
    if (reason !== undefined) return report.skip(called, reason)
    const [board] = await boardsOf(world, 'formation')
    if (board) await play(world, board, report)
    else report.skip(called, noBoard('formation'))
  },
}
