import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Db, Tx } from '../src/db/open.ts'
import { rowsOf } from '../src/db/rows.ts'

const Problem = z.object({ count: z.string(), of: z.string() })

/** Returns the counts that disagree with the rows which they count: of the cards of members and of the picks of votes. */
export const countProblems = async (db: Db | Tx): Promise<z.output<typeof Problem>[]> =>
  z.parse(
    z.array(Problem),
    await rowsOf(
      db,
      sql`select 'cards' as count, user_id as of from card_counts c full join (
          select user_id, count(*) as owned, coalesce((select created_at from users u where u.id = user_id), 0) as since
          from editions where user_id not in ('sealed', 'consumed') group by user_id) e using (user_id)
        where coalesce(c.cards, 0) <> coalesce(e.owned, 0) or c.created_at <> e.since
        union all
        select 'picks', concat_ws(' ', slug, match_idx, kind, slot) from pick_counts c full join (
          select slug, match_idx, kind, slot, count(*) as made from campaign_picks group by 1, 2, 3, 4) p
          using (slug, match_idx, kind, slot)
        where coalesce(c.picks, 0) <> coalesce(p.made, 0)`,
    ),
  )
