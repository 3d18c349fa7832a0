import { getCampaignStateEndpoint, pickPlayerEndpoint } from '../../campaigns/campaigns.endpoints.ts'
import { type PickKind, pickPhase } from '../../campaigns/campaigns.pick.rules.ts'
import type { PickTally } from '../../campaigns/campaigns.schema.ts'
import { type Board, boardsOf, noBoard, stateOf } from '../boards.ts'
import type { Check, Finding, Reporter } from '../check.ts'
import { contracted } from '../contract.ts'
import { answered, differs, reasonNotToWrite, refused } from '../sequence.ts'
import type { World } from '../world.ts'

const KINDS: readonly PickKind[] = ['mom', 'firstScorer']
/** The last place of a line-up on the wire. */
const LAST_SLOT = 39

/** A vote of a match. */
interface Vote {
  slug: string
  matchId: number
  kind: PickKind
}

/** Returns the votes of boards in a phase, with the number of players. */
const votesOf = (boards: readonly Board<'matchPick'>[], phase: 'open' | 'closed') =>
  boards.flatMap(({ slug, section, now }) =>
    section.matches.flatMap((match) =>
      KINDS.filter((kind) => pickPhase(match, kind, now) === phase).map((kind) => {
        const vote: Vote = { slug, matchId: match.matchId, kind }
        return { vote, players: match.lineUp.length }
      }),
    ),
  )

const pick = (world: World, { slug, ...vote }: Vote, slot: number, expects?: 'refusal') =>
  world.call(pickPlayerEndpoint, { params: { slug }, body: { ...vote, slot } }, { expects })

const countOf = (tally: PickTally | undefined, slot: number) =>
  tally?.counts.find((one) => one.slot === slot)?.count ?? 0

/** Returns the places that the member has voted for, as the state has them. */
async function pickedIn(world: World, { slug, matchId, kind }: Vote): Promise<string | undefined> {
  const state = await stateOf(world, slug)
  return state?.picks
    .filter((one) => one.matchId === matchId && one.kind === kind)
    .map(({ slot }) => slot)
    .join(', ')
}

/** Votes twice for one player and once for another, then for a place without a player. */
async function play(world: World, vote: Vote, players: number, report: Reporter): Promise<void> {
  const called = contracted(pickPlayerEndpoint)
  const before = await pickedIn(world, vote)
  const [one = 0, other = 0] = Array.from({ length: players }, (_, slot) => slot).filter(
    (slot) => String(slot) !== before,
  )
  const first = await pick(world, vote, one)
  if (!first.data) return report.judge(called, answered('the first vote', first))
  const second = await pick(world, vote, one)
  const changed = await pick(world, vote, other)
  const findings: Finding[] = [
    ...differs(
      'the count of a player after voting twice',
      countOf(second.data, one),
      countOf(first.data, one),
    ),
    ...differs('the count after changing the vote', countOf(changed.data, one), countOf(first.data, one) - 1),
    ...differs(
      'the count of the other player after it',
      countOf(changed.data, other),
      countOf(second.data, other) + 1,
    ),
  ]
  const outside = { ...vote, matchId: 2 ** 31 - 1 }
  findings.push(...refused('a vote in a match that does not exist', await pick(world, outside, 0, 'refusal')))
  if (players <= LAST_SLOT)
    findings.push(
      ...refused(
        'a vote for a place without a player',
        await pick(world, vote, LAST_SLOT, 'refusal'),
        'BAD_CHOICE',
      ),
    )
  report.judge(called, findings)
  const kept = await pickedIn(world, vote)
  if (kept !== undefined)
    report.judge(
      contracted(getCampaignStateEndpoint),
      differs('the vote of the member after a refused one', kept || 'none', String(other)),
    )
  if (before) await pick(world, vote, Number(before))
}

/** A vote that is sent twice. */
export const vote: Check = {
  name: 'vote',
  about: 'A member has one vote in a match: a later one replaces it, and a refused one changes nothing.',
  rows: ['D29'],
  async run(world, report) {
    if (!world.has(pickPlayerEndpoint)) return
    const called = contracted(pickPlayerEndpoint)
    const reason = reasonNotToWrite(world, 'votes for a player of an open match.')
    if (reason !== undefined) return report.skip(called, reason)
    const boards = await boardsOf(world, 'matchPick')
    if (boards.length === 0) return report.skip(called, noBoard('matchPick'))
    const [closed] = votesOf(boards, 'closed')
    if (closed)
      report.judge(
        called,
        refused('a vote after its end', await pick(world, closed.vote, 0, 'refusal'), 'CLOSED'),
      )
    const [open] = votesOf(boards, 'open').filter(({ players }) => players > 2)
    if (open) await play(world, open.vote, open.players, report)
    else report.skip(called, 'No vote is open. Name a campaign with one: --with matchPick=slug')
  },
}
