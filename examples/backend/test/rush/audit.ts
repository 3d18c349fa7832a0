import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Db } from '../../src/db/open.ts'
import { rowsOf } from '../../src/db/rows.ts'
import { countProblems } from '../counts.ts'
import { poolProblems } from '../pools.ts'

const number = z.pipe(z.union([z.string(), z.number()]), z.transform(Number))
const Counts = z.record(z.string(), number)

/** The invariants of a drop after any rush; every count except `sold`, `paid` and `refunded` must be 0. */
export interface Audit {
  /** Packs that are reserved or sold. */
  sold: number
  oversold: number
  /** Members above their limit. */
  overLimit: number
  /** Stock or member counters that disagree with the orders, pools that disagree with the free copies, and other counts. */
  miscounted: number
  /** Attempts with more than one order, or orders with more than one payment. */
  doubleCharged: number
  /** Paid at the gateway, but neither delivered nor refunded. */
  paidWithoutCard: number
  /**
   * Orders with too few or too many cards, with cards of another member or without a payment, with open cards in closed
   * packs, or with tokens of closed packs.
   */
  wrongCards: number
  paid: number
  refunded: number
}

/** Compares the shop's tables with each other and with the gateway's ledger. */
export async function audit(db: Db, seq: number): Promise<Audit> {
  const [row] = await rowsOf(
    db,
    sql`
    with d as (select * from mintings where minting_seq = ${seq}),
    held as (select * from orders where minting_seq = ${seq} and status in ('RESERVED', 'PAID')),
    wallet as (select user_id, sum(amount) as qty from held group by user_id),
    cards as (
      select o.id, o.status, o.amount * (select one_time_qty from d) as due, o.user_id,
        count(e.*) as given, count(e.*) filter (where e.user_id is distinct from
          case when o.opened_at is null then 'sealed' else o.user_id end) as strange
      from orders o left join editions e on e.order_id = o.id
      where o.minting_seq = ${seq} group by o.id)
    select
      (select coalesce(sum(amount), 0) from held) as sold,
      greatest(0, (select coalesce(sum(amount), 0) from held) - (select total_qty from d)) as oversold,
      (select count(*) from wallet where qty > (select max_qty_wallet from d)) as "overLimit",
      (select abs(total_qty - remaining - (select coalesce(sum(amount), 0) from held)) from d)
        + (select count(*) from minting_wallets w left join wallet h using (user_id)
           where w.minting_seq = ${seq} and w.qty <> coalesce(h.qty, 0)) as miscounted,
      (select count(*) from (select 1 from orders where minting_seq = ${seq}
          group by user_id, idempotency_key having count(*) > 1) x)
        + (select count(*) from (select 1 from gw_payments g join orders o on o.id = g.order_id
          where o.minting_seq = ${seq} and g.status = 'PAID' group by g.order_id having count(*) > 1) y)
        as "doubleCharged",
      (select count(*) from gw_payments g left join orders o on o.id = g.order_id
        where (o.id is null or o.minting_seq = ${seq})
        and (g.status = 'PAID' and o.status is distinct from 'PAID'
          or g.status = 'REFUNDED' and o.status is distinct from 'REFUNDED' and o.part_refunded < o.payment_amount))
        + (select count(*) from gw_payments g join orders o on o.id = g.order_id
          where o.minting_seq = ${seq} and o.status = 'PAID' and g.refunded > o.part_refunded) as "paidWithoutCard",
      (select count(*) from cards where strange > 0 or given <> case when status = 'PAID' then due else 0 end)
        + (select count(*) from tokens t join editions e using (metadata_idx, edition)
          where e.minting_seq = ${seq} and e.user_id = 'sealed')
        + (select count(*) from editions e where e.minting_seq = ${seq}
          and (e.user_id is null) <> (e.order_id is null))
        + (select count(*) from orders o left join gw_payments g on g.order_id = o.id
          where o.minting_seq = ${seq} and o.payment_amount > 0
          and (o.status = 'PAID' and g.status is distinct from
              case when g.refunded > 0 and g.refunded = o.payment_amount then 'REFUNDED' else 'PAID' end
            or o.status in ('REFUND_DUE', 'REFUNDED') and g.status is distinct from 'REFUNDED')) as "wrongCards",
      (select count(*) from orders where minting_seq = ${seq} and status = 'PAID') as paid,
      (select count(*) from orders where minting_seq = ${seq} and status = 'REFUNDED') as refunded`,
  )
  const counts = z.parse(Counts, row)
  const others = [...(await poolProblems(db)), ...(await countProblems(db))]
  const of = (name: keyof Audit) => counts[name] ?? Number.NaN
  return {
    sold: of('sold'),
    oversold: of('oversold'),
    overLimit: of('overLimit'),
    miscounted: of('miscounted') + others.length,
    doubleCharged: of('doubleCharged'),
    paidWithoutCard: of('paidWithoutCard'),
    wrongCards: of('wrongCards'),
    paid: of('paid'),
    refunded: of('refunded'),
  }
}

/** The audit without violations. */
export const CLEAN = {
  oversold: 0,
  overLimit: 0,
  miscounted: 0,
  doubleCharged: 0,
  paidWithoutCard: 0,
  wrongCards: 0,
}

/** The packs sold and the violations of several drops. */
export type AuditSums = { sold: number } & typeof CLEAN

/** Adds the audit of a drop to `sums`. */
export function addAudit(sums: AuditSums, counts: Audit): void {
  sums.sold += counts.sold
  sums.oversold += counts.oversold
  sums.overLimit += counts.overLimit
  sums.miscounted += counts.miscounted
  sums.doubleCharged += counts.doubleCharged
  sums.paidWithoutCard += counts.paidWithoutCard
  sums.wrongCards += counts.wrongCards
}
