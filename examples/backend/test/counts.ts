import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Db, Tx } from '../src/db/open.ts'
import { rowsOf } from '../src/db/rows.ts'

const Problem = z.object({ count: z.string(), of: z.string() })

/**
 * Returns the counts that disagree with the rows which they count: of members' cards, of picks, of orders and
 * of the fans at gates. A
 * withdrawn member has no count of cards.
 */
export const countProblems = async (db: Db | Tx): Promise<z.output<typeof Problem>[]> =>
  z.parse(
    z.array(Problem),
    await rowsOf(
      db,
      sql`select 'cards' as count, user_id as of from card_counts c full join (
          select user_id, count(*) as owned, coalesce((select created_at from users u where u.id = user_id), 0) as since
          from editions where user_id not in ('sealed', 'consumed') group by user_id) e using (user_id)
        where (coalesce(c.cards, 0) <> coalesce(e.owned, 0) or c.created_at <> e.since)
          and not exists (select from users u where u.id = user_id and u.withdrawn_at is not null)
        union all
        select 'picks', concat_ws(' ', slug, match_idx, kind, slot) from pick_counts c full join (
          select slug, match_idx, kind, slot, count(*) as made from campaign_picks group by 1, 2, 3, 4) p
          using (slug, match_idx, kind, slot)
        where coalesce(c.picks, 0) <> coalesce(p.made, 0)
        union all
        select 'orders', stage from (
          select stage, sum(orders) as counted from (
            select stage, orders from order_counts union all select stage, orders from order_changes) b group by 1) c
          full join (select stage, count(*) as made from orders where stage is not null group by 1) o using (stage)
        where coalesce(c.counted, 0) <> coalesce(o.made, 0)
        union all
        select 'spans', concat_ws(' ', minting_seq, span, status) from (
          select minting_seq, span, status, sum(orders) as orders, sum(packs) as packs from (
            select minting_seq, span, status, orders, packs from order_spans
            union all select minting_seq, span, status, orders, packs from order_changes) b group by 1, 2, 3) c
          full join (select minting_seq, coalesce(settled_at, created_at) / 10000 * 10000 as span, status,
            count(*) as orders, sum(amount) as packs from orders where stage is not null group by 1, 2, 3) o
            using (minting_seq, span, status)
        where (coalesce(c.orders, 0) <> coalesce(o.orders, 0) or coalesce(c.packs, 0) <> coalesce(o.packs, 0))
          -- Spans are kept for a day.
          and span > (select max(coalesce(settled_at, created_at)) - 80000000 from orders)
        union all
        select 'fans', minting_seq::text from (
          select minting_seq, sum(fans) as counted from (
            select minting_seq, fans from gate_counts union all select minting_seq, fans from gate_changes) b group by 1) c
          full join (select minting_seq, count(*) as came from gate_places group by 1) p using (minting_seq)
        where coalesce(c.counted, 0) <> coalesce(p.came, 0)
        union all
        select 'stage', o.id from orders o join mintings m using (minting_seq) where o.stage is distinct from case
          when o.status = 'RESERVED' then null when o.status = 'REFUND_DUE' then 'refundDue'
          when o.status = 'REFUNDED' then 'refunded' when o.status = 'FAILED' then 'failed'
          when o.status <> 'PAID' then 'ended'
          when o.return_requested_at is not null and o.return_refused_at is null then 'returning'
          when not m.ships_goods then 'paid' when o.invoice_no is null then 'toShip'
          when o.delivered_at is null then 'shipped' else 'delivered' end`,
    ),
  )
