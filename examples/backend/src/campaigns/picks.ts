import {
  type Campaign,
  type CampaignMatch,
  isPickable,
  type PickCount,
  type PickKind,
  pickPhase,
  pickWindow,
  sectionsOf,
} from '@fandeck/sdk/campaigns'
import type { PickTally } from '@fandeck/sdk/wire'
import { and, asc, eq, gt, sql } from 'drizzle-orm'
import type * as z from 'zod/mini'
import type { Backend } from '../context.ts'
import { ASYNC_COMMIT, coalesced, flushed } from '../db/flush.ts'
import { rowsOf } from '../db/rows.ts'
import { databaseTime, readDatabaseTime } from '../db/time.ts'
import { retrying } from '../db/transact.ts'
import { campaignRefusals as refusals } from './problems.ts'
import { pickCounts } from './tables.ts'

/** A vote: a match and a kind. */
interface Vote {
  slug: string
  matchId: number
  kind: PickKind
}

/** Returns the matches of a campaign. */
export const matchesOf = (campaign: Campaign): CampaignMatch[] =>
  sectionsOf(campaign).flatMap((section) => (section.kind === 'matchPick' ? section.matches : []))

/**
 * Stores a pick; a later one replaces it. One statement compares the window with the database's clock and writes, so
 * that no pick counts after the vote has closed. Members wait for each other only at the counts of their slots, until the
 * commit, which waits for no disk; the return does.
 *
 * @throws Problem NOT_OPEN or CLOSED
 */
export async function storePick(
  backend: Backend,
  match: CampaignMatch,
  { slug, matchId, kind, userId, slot }: Vote & { userId: string; slot: number },
): Promise<void> {
  if (!isPickable(match, kind, slot)) throw refusals.badChoice()
  const { opensAt = 0, closesAt } = pickWindow(match, kind)
  await backend.failpoint('campaigns/pick')
  const stored = await retrying(() =>
    rowsOf(
      backend.db,
      sql`insert into campaign_picks (slug, match_idx, kind, user_id, slot, picked_at)
          select ${slug}, ${matchId}::int, ${kind}, ${userId}, ${slot}::int, clock.now
          from (select ${databaseTime(backend)} as now) clock
          where clock.now >= ${opensAt}::bigint and clock.now < ${closesAt}::bigint
          on conflict (slug, match_idx, kind, user_id)
          do update set slot = excluded.slot, picked_at = excluded.picked_at
          returning ${ASYNC_COMMIT}`,
    ),
  )
  if (stored.length > 0) return flushed(backend.db)
  const phase = pickPhase(match, kind, await readDatabaseTime(backend, backend.db))
  throw phase === 'upcoming' && opensAt > 0 ? refusals.notOpen(opensAt) : refusals.closed()
}

/**
 * Returns the counts of votes. Concurrent readers of a vote share one query that starts after they have asked, so that a
 * tally contains the reader's own pick and ten thousand fans cause few queries.
 */
export function createTallies({ db }: Backend) {
  const votes = new Map<string, { counts: readonly PickCount[]; count: () => Promise<void> }>()

  const countNow = async ({ slug, matchId, kind }: Vote): Promise<PickCount[]> =>
    db
      .select({ slot: pickCounts.slot, count: pickCounts.picks })
      .from(pickCounts)
      .where(
        and(
          eq(pickCounts.slug, slug),
          eq(pickCounts.matchId, matchId),
          eq(pickCounts.kind, kind),
          gt(pickCounts.picks, 0),
        ),
      )
      .orderBy(asc(pickCounts.slot))

  return async (vote: Vote): Promise<z.output<typeof PickTally>> => {
    const { matchId, kind } = vote
    const name = JSON.stringify([vote.slug, matchId, kind])
    let known = votes.get(name)
    if (!known) {
      const made = { counts: [] as readonly PickCount[], count: async () => {} }
      made.count = coalesced(async () => {
        made.counts = await countNow(vote)
      })
      votes.set(name, made)
      known = made
    }
    await known.count()
    return { matchId, kind, counts: [...known.counts] }
  }
}

export type Tallies = ReturnType<typeof createTallies>
