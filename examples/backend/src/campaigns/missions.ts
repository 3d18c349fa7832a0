import {
  type Campaign,
  EMBLEM_MISSION,
  isMissionMet,
  type MissionsSection,
  sectionIdOf,
  sectionsOf,
} from '@fandeck/sdk/campaigns'
import type { RecruitReply } from '@fandeck/sdk/wire'
import { and, eq } from 'drizzle-orm'
import type * as z from 'zod/mini'
import { lockUserById } from '../auth/store.ts'
import { editionsOfOrder } from '../cards/store.ts'
import type { Backend } from '../context.ts'
import type { Db, Tx } from '../db/open.ts'
import { transact } from '../db/transact.ts'
import { raiseAlarm } from '../outbox/alarms.ts'
import { earnPoints } from '../points/store.ts'
import { giveCopy, ownedAmong } from './cards.ts'
import type { Library } from './library.ts'
import { openTime } from './period.ts'
import { campaignRefusals as refusals } from './problems.ts'
import { campaignMissions } from './tables.ts'
import { resultOf } from './upgrade.ts'

/** The missions of a member. */
interface Mine {
  userId: string
  slug: string
  board: string
}

const own = ({ userId, slug, board }: Mine) =>
  and(eq(campaignMissions.userId, userId), eq(campaignMissions.slug, slug), eq(campaignMissions.board, board))

/** Stores the missions that have become complete, and returns all that are not READY. A row never goes back (S4.43). */
export async function latchedMissions(
  db: Db | Tx,
  mine: Mine,
  { missions }: MissionsSection,
  now: number,
): Promise<Map<number, 'COMPLETE' | 'RECRUITED'>> {
  const rows = await db.select().from(campaignMissions).where(own(mine))
  const known = new Map(rows.map(({ number, status }) => [number, status]))
  const conditions = missions.flatMap(({ condition }) => condition?.cards ?? [])
  const progress = {
    ownedCardIds: await ownedAmong(db, mine.userId, conditions),
    recruited: new Set([...known].filter(([, status]) => status === 'RECRUITED').map(([number]) => number)),
  }
  const met = missions.filter((mission) => !known.has(mission.number) && isMissionMet(mission, progress))
  if (met.length > 0) {
    const values = met.map(({ number }) => ({
      ...mine,
      number,
      status: 'COMPLETE' as const,
      completedAt: now,
    }))
    await db.insert(campaignMissions).values(values).onConflictDoNothing()
  }
  for (const { number } of met) known.set(number, 'COMPLETE')
  return known
}

/** Returns what identifies the reward of a mission in the outbox. */
const reasonOf = ({ slug, board, number, userId }: Mine & { number: number }) =>
  `mission:${slug}:${board}:${number}:${userId}`

/** Returns how many players of each open campaign a member can recruit now; writes nothing (D109). */
export async function readyRecruits(
  { db }: Pick<Backend, 'db'>,
  campaigns: readonly Campaign[],
  userId: string,
): Promise<{ campaign: Campaign; missions: number }[]> {
  const boards = campaigns.flatMap((campaign) =>
    sectionsOf(campaign).flatMap((section) => (section.kind === 'missions' ? [{ campaign, section }] : [])),
  )
  if (boards.length === 0) return []
  const rows = await db.select().from(campaignMissions).where(eq(campaignMissions.userId, userId))
  const cards = boards.flatMap(({ section }) =>
    section.missions.flatMap(({ condition }) => condition?.cards ?? []),
  )
  const ownedCardIds = await ownedAmong(db, userId, [...new Set(cards)])
  const ready = new Map<Campaign, number>()
  for (const { campaign, section } of boards) {
    const known = new Map(
      rows
        .filter(({ slug, board }) => slug === campaign.slug && board === sectionIdOf(section))
        .map(({ number, status }) => [number, status]),
    )
    const recruited = new Set([...known].filter(([, status]) => status === 'RECRUITED').map(([at]) => at))
    const met = section.missions.filter(({ number, ...mission }) => {
      const status = known.get(number)
      return status
        ? status === 'COMPLETE'
        : isMissionMet({ number, ...mission }, { ownedCardIds, recruited })
    })
    if (met.length > 0) ready.set(campaign, (ready.get(campaign) ?? 0) + met.length)
  }
  return [...ready].map(([campaign, missions]) => ({ campaign, missions }))
}

interface Rewarded extends Mine {
  number: number
  at: number
}

/** Gives the points and the card of a mission. When no copy is left, raises an alarm, and the recruit still succeeds. */
async function reward(
  tx: Tx,
  backend: Backend,
  { missions }: MissionsSection,
  given: Rewarded,
): Promise<void> {
  const { userId, slug, number, at } = given
  const { points, cardId } = missions.find((mission) => mission.number === number)?.reward ?? {}
  if (points) {
    const title = `미션 보상 · ${number}번 미션`
    await earnPoints(tx, userId, { amount: points, reason: 'mission', title, at })
  }
  if (cardId === undefined) return
  const copy = await giveCopy(tx, [cardId], { userId, reason: reasonOf(given), at })
  if (!copy)
    await raiseAlarm(tx, backend, `No copy of card ${cardId} is left for mission ${number} of ${slug}`)
}

/** Recruits the player of a complete mission once, and gives its reward once (D30). */
export async function recruit(
  backend: Backend,
  library: Library,
  { number, ...mine }: Mine & { number: number },
): Promise<z.output<typeof RecruitReply>> {
  const { campaign, section }: { campaign: Campaign; section: MissionsSection } = await library.board(
    mine.slug,
    'missions',
    mine.board,
  )
  await transact(backend, async (tx) => {
    await lockUserById(tx, mine.userId)
    const before = await tx
      .select({ status: campaignMissions.status })
      .from(campaignMissions)
      .where(and(own(mine), eq(campaignMissions.number, number)))
    if (before[0]?.status === 'RECRUITED') return
    const at = await openTime(backend, tx, campaign)
    const known = await latchedMissions(tx, mine, section, at)
    if (known.get(number) !== 'COMPLETE') throw refusals.notComplete()
    await backend.failpoint('campaigns/recruit')
    await tx
      .update(campaignMissions)
      .set({ status: 'RECRUITED', recruitedAt: at })
      .where(and(own(mine), eq(campaignMissions.number, number), eq(campaignMissions.status, 'COMPLETE')))
    await reward(tx, backend, section, { ...mine, number, at })
    if (number !== EMBLEM_MISSION) await latchedMissions(tx, mine, section, at)
  })
  // The copy is stored under its reason, so that a repeated call returns the same card.
  const [copy] = await editionsOfOrder(backend.db, reasonOf({ ...mine, number }))
  const card = copy
    ? await resultOf(backend, backend.db, { cardId: copy.design.cardId, edition: copy.edition })
    : null
  return { board: mine.board, number, status: 'RECRUITED', card }
}
