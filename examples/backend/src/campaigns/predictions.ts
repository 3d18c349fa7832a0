import { pickWindow } from '@fandeck/sdk/campaigns'
import { sql } from 'drizzle-orm'
import type { Backend } from '../context.ts'
import { readDatabaseTime } from '../db/time.ts'
import { retrying } from '../db/transact.ts'
import type { Library } from './library.ts'
import { matchesOf } from './picks.ts'

/**
 * Returns a job that pays the points of right predictions once a document names the first scorer. One statement marks
 * and pays them, so that each is paid once however many processes run it; a later correction takes nothing back.
 */
export function createPredictions(backend: Backend, library: Library): () => Promise<void> {
  const done = new Set<string>()
  return async () => {
    const now = await readDatabaseTime(backend, backend.db)
    for (const slug of await library.slugs()) {
      const campaign = await library.find(slug)
      for (const match of campaign ? matchesOf(campaign) : []) {
        const { matchId, firstScorer, points } = match
        const name = JSON.stringify([slug, matchId, firstScorer, points])
        const closed = now >= pickWindow(match, 'firstScorer').closesAt
        if (firstScorer === undefined || !points || !closed || done.has(name)) continue
        const title = `퍼스트 스코어러 적중 · ${match.home.name} vs ${match.away.name}`
        await retrying(() =>
          backend.db.execute(
            sql`with paid as (
                  update campaign_picks set paid_at = ${now}::bigint
                  where slug = ${slug} and match_idx = ${matchId}::int and kind = 'firstScorer'
                    and slot = ${firstScorer}::int and paid_at is null
                  returning user_id
                ), recorded as (
                  insert into point_changes (user_id, kind, reason, title, amount, at)
                  select user_id, 'earned', 'prediction', ${title}, ${points}::int, ${now}::bigint from paid
                )
                update users set points = points + ${points}::int from paid where users.id = paid.user_id`,
          ),
        )
        done.add(name)
      }
    }
  }
}
