import { getCampaignStateEndpoint, recruitPlayerEndpoint } from '../../campaigns/campaigns.endpoints.ts'
import { getPointsEndpoint } from '../../points/points.endpoints.ts'
import { type Board, boardsOf, noBoard, stateOf } from '../boards.ts'
import type { Check, Reporter } from '../check.ts'
import { contracted } from '../contract.ts'
import { answered, differs, reasonNotToWrite, refused, repeats } from '../sequence.ts'
import type { World } from '../world.ts'

type MissionBoard = Board<'missions'>

const pointsOf = async (world: World) => (await world.call(getPointsEndpoint, {})).data?.total

/** Returns the states of the missions that are not READY, by number. */
async function statusesOf(world: World, { slug, board }: MissionBoard) {
  const state = await stateOf(world, slug)
  return (
    state &&
    new Map(state.missions.filter((one) => one.board === board).map((one) => [one.number, one.status]))
  )
}

/** Recruits a mission that is not complete, and a complete one twice. */
async function play(world: World, on: MissionBoard, report: Reporter): Promise<void> {
  const { slug, board, section } = on
  const called = contracted(recruitPlayerEndpoint)
  const send = (number: number, expects?: 'refusal') =>
    world.call(recruitPlayerEndpoint, { params: { slug }, body: { board, number } }, { expects })
  const statuses = await statusesOf(world, on)
  if (!statuses) return report.skip(called, 'The state of the campaign cannot be read.')
  const ready = section.missions.find(({ number }) => !statuses.has(number))
  if (ready)
    report.judge(
      called,
      refused('a mission that is not complete', await send(ready.number, 'refusal'), 'NOT_COMPLETE'),
    )
  const [complete] = [...statuses].find(([, status]) => status === 'COMPLETE') ?? []
  if (complete === undefined) return report.skip(called, 'The member has no complete mission to recruit.')
  const first = await send(complete)
  const points = await pointsOf(world)
  if (!first.data) return report.judge(called, answered('a complete mission', first))
  const again = await send(complete)
  report.judge(called, [
    ...repeats('recruited twice', again, first),
    ...differs('points after recruiting twice', await pointsOf(world), points),
  ])
  const after = await statusesOf(world, on)
  if (after)
    report.judge(contracted(getCampaignStateEndpoint), [
      ...differs('the status of the recruited mission', after.get(complete), 'RECRUITED'),
      ...(ready
        ? differs('the status of the refused mission', after.get(ready.number) ?? 'READY', 'READY')
        : []),
    ])
}

/** A mission that is recruited twice. */
export const mission: Check = {
  name: 'mission',
  about: 'A complete mission is recruited and rewarded once, and one that is not complete is refused.',
  rows: ['D30'],
  async run(world, report) {
    if (!world.has(recruitPlayerEndpoint)) return
    const called = contracted(recruitPlayerEndpoint)
    const reason = reasonNotToWrite(world, 'recruits the player of a complete mission.')
    if (reason !== undefined) return report.skip(called, reason)
    const [board] = await boardsOf(world, 'missions')
    if (board) await play(world, board, report)
    else report.skip(called, noBoard('missions'))
  },
}
