import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Db } from '../src/db/open.ts'
import { rowsOf } from '../src/db/rows.ts'

const Problem = z.object({ problem: z.string(), pool: z.number() })

/**
 * Returns the pools of free copies that lack a free copy or have one that is not free (`astray`), those whose slots are not
 * 0 to their count (`sparse`), and those with another number of drawn copies (`drawn`).
 */
export const poolProblems = async (db: Db): Promise<z.output<typeof Problem>[]> =>
  z.parse(
    z.array(Problem),
    await rowsOf(
      db,
      sql`with free as (
        select coalesce(e.minting_seq, -e.metadata_idx) as pool, e.metadata_idx, e.edition from editions e
        where e.user_id is null and (e.minting_seq is not null or not exists (
          select from printed_codes p
          where p.metadata_idx = e.metadata_idx and p.edition = e.edition and p.revoked_at is null))
      ), pools as (
        select pool, count(*) as copies, min(slot) as first, max(slot) as last from free_copies group by pool
      )
      select distinct 'astray' as problem, pool from free full join free_copies f using (pool, metadata_idx, edition)
      where free is null or f is null
      union all
      select 'drawn', pool from free_counts n full join (
        select minting_seq as pool, count(*) as drawn from editions
        where minting_seq is not null and user_id is not null and order_id is not null group by 1) d using (pool)
      where coalesce(n.drawn, 0) <> coalesce(d.drawn, 0)
      union all
      select 'sparse', pool from pools full join free_counts n using (pool)
      where coalesce(pools.copies, 0) <> coalesce(n.copies, 0) or pools.first <> 0 or pools.last <> n.copies - 1`,
    ),
  )
