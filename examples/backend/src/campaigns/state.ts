import { type Campaign, pickPhase, sectionIdOf, sectionsOf } from '@fandeck/sdk/campaigns'
import type { CampaignStateReply } from '@fandeck/sdk/wire'
import { and, desc, eq } from 'drizzle-orm'
import type * as z from 'zod/mini'
import type { Backend } from '../context.ts'
import { readDatabaseTime } from '../db/time.ts'
import { latchedMissions } from './missions.ts'
import { matchesOf, type Tallies } from './picks.ts'
import { campaignFormations, campaignPicks, campaignUpgrades } from './tables.ts'
import { resultOf } from './upgrade.ts'

type State = z.output<typeof CampaignStateReply>

/** The newest upgrades of a reply. */
const UPGRADES = 20

/** Returns the tallies of closed votes and of those in which the member takes part; an open vote is not shown before. */
async function talliesFor(campaign: Campaign, picks: State['picks'], now: number, tally: Tallies) {
  const votes = matchesOf(campaign).flatMap((match) =>
    (['mom', 'firstScorer'] as const)
      .filter(
        (kind) =>
          pickPhase(match, kind, now) === 'closed' ||
          picks.some((pick) => pick.matchId === match.matchId && pick.kind === kind),
      )
      .map((kind) => tally({ slug: campaign.slug, matchId: match.matchId, kind })),
  )
  return Promise.all(votes)
}

async function missionsFor(backend: Backend, campaign: Campaign, userId: string, now: number) {
  const found: State['missions'] = []
  for (const section of sectionsOf(campaign)) {
    if (section.kind !== 'missions') continue
    const board = sectionIdOf(section)
    const known = await latchedMissions(backend.db, { userId, slug: campaign.slug, board }, section, now)
    found.push(...[...known].map(([number, status]) => ({ board, number, status })))
  }
  return found.toSorted((a, b) => a.number - b.number)
}

/** Returns what a member has done on the boards of a campaign; a visitor gets the closed tallies only. */
export async function campaignState(
  backend: Backend,
  campaign: Campaign,
  userId: string | undefined,
  tally: Tallies,
): Promise<State> {
  const { db } = backend
  const { slug } = campaign
  const now = await readDatabaseTime(backend, db)
  if (userId === undefined) {
    const tallies = await talliesFor(campaign, [], now, tally)
    return { formations: [], picks: [], missions: [], upgrades: [], tallies }
  }
  const formations = await db
    .select()
    .from(campaignFormations)
    .where(and(eq(campaignFormations.userId, userId), eq(campaignFormations.slug, slug)))
  const picks = await db
    .select({ matchId: campaignPicks.matchId, kind: campaignPicks.kind, slot: campaignPicks.slot })
    .from(campaignPicks)
    .where(and(eq(campaignPicks.userId, userId), eq(campaignPicks.slug, slug)))
    .orderBy(campaignPicks.matchId, campaignPicks.kind)
  const upgrades = await db
    .select()
    .from(campaignUpgrades)
    .where(and(eq(campaignUpgrades.userId, userId), eq(campaignUpgrades.slug, slug)))
    .orderBy(desc(campaignUpgrades.upgradedAt))
    .limit(UPGRADES)
  return {
    formations: formations.map(({ board, formation, slots, savedAt }) => ({
      board,
      formation,
      slots,
      savedAt,
    })),
    picks,
    tallies: await talliesFor(campaign, picks, now, tally),
    missions: await missionsFor(backend, campaign, userId, now),
    upgrades: await Promise.all(
      upgrades.map(async (row) => ({
        ...(await resultOf(backend, db, row)),
        board: row.board,
        upgradedAt: row.upgradedAt,
      })),
    ),
  }
}
