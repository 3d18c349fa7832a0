import { sql } from 'drizzle-orm'
import { visitsLimit } from '../auth/account-limits.ts'
import type { Visitor } from '../auth/visitor.ts'
import type { Backend } from '../context.ts'
import { rowsOf } from '../db/rows.ts'
import { inSlices, SLICE } from '../db/slices.ts'
import { lockFor, settleTry } from '../limits/tries.ts'
import { visits } from './tables.ts'

const DAY_MS = 24 * 60 * 60_000

/** Records the visit of a browser session once; those of an address beyond its limit are left out (S7.22). */
export async function recordVisit(
  backend: Backend,
  sessionId: string,
  { address }: Pick<Visitor, 'address'>,
): Promise<void> {
  const limits = [visitsLimit(backend, address)]
  if (await lockFor(backend, limits)) return
  const added = await backend.db
    .insert(visits)
    .values({ sessionId, at: backend.now() })
    .onConflictDoNothing()
    .returning({ at: visits.at })
  if (added.length > 0) await settleTry(backend, limits, false)
}

/** Replaces the visits that are older than a day by their number on each day in Seoul, in slices. */
export const countOldVisits = ({ db, now }: Backend, ending?: AbortSignal): Promise<void> =>
  inSlices(async () => {
    const [row] = await rowsOf(
      db,
      sql`with old as (
          delete from visits where ssid = any(array(
            select ssid from visits where at <= ${now() - DAY_MS}::bigint
            order by at limit ${SLICE} for update skip locked))
          returning at
        ), counted as (
          insert into visit_days (day, visits)
          select (to_timestamp(at / 1000) at time zone 'Asia/Seoul')::date, count(*)::int from old group by 1 order by 1
          on conflict (day) do update set visits = visit_days.visits + excluded.visits
        )
        select count(*) as counted from old`,
    )
    return Number(row?.counted)
  }, ending)
