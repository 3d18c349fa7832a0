import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Db } from '../db/open.ts'
import { rowsOf } from '../db/rows.ts'
import { inSlices, SLICE } from '../db/slices.ts'
import { ORDER_STAGES, orderChanges, orderCounts, orderSpans } from './tables.ts'

const DAY = 24 * 60 * 60_000
/** How long `orderSpans` are kept. */
const KEPT_MS = DAY

export type OrderStage = (typeof ORDER_STAGES)[number]

const number = z.pipe(z.union([z.string(), z.number()]), z.transform(Number))
const Counts = z.array(z.object({ stage: z.enum(ORDER_STAGES), orders: number }))
const Spans = z.array(
  z.object({ span: number, status: z.enum(['PAID', 'EXPIRED', 'FAILED']), orders: number, packs: number }),
)
export type OrderSpan = z.output<typeof Spans>[number]

/** Returns the number of orders of each stage, exact at any time. */
export async function countsByStage(db: Db): Promise<Record<OrderStage, number>> {
  const rows = await rowsOf(
    db,
    sql`select stage, sum(orders) as orders from (
        select ${orderCounts.stage}, ${orderCounts.orders} from ${orderCounts}
        union all select ${orderChanges.stage}, ${orderChanges.orders} from ${orderChanges}) as counted
      group by stage`,
  )
  const counts = new Map(z.parse(Counts, rows).map(({ stage, orders }) => [stage, orders]))
  const of = (stage: OrderStage) => counts.get(stage) ?? 0
  return {
    refundDue: of('refundDue'),
    returning: of('returning'),
    toShip: of('toShip'),
    shipped: of('shipped'),
    delivered: of('delivered'),
    paid: of('paid'),
    refunded: of('refunded'),
    failed: of('failed'),
    ended: of('ended'),
  }
}

/** Returns the orders and packs of a drop by the ten seconds in which they were paid, expired or failed, after `since`. */
export async function spansOf(db: Db, dropId: number, since: number): Promise<OrderSpan[]> {
  const rows = await rowsOf(
    db,
    sql`select span, status, sum(orders) as orders, sum(packs) as packs from (
        select span, status, orders, packs from ${orderSpans}
        where minting_seq = ${dropId}::int and span > ${since}::bigint
        union all
        select span, status, orders, packs from ${orderChanges}
        where minting_seq = ${dropId}::int and span > ${since}::bigint) as counted
      where status in ('PAID', 'EXPIRED', 'FAILED') group by span, status`,
  )
  return z.parse(Spans, rows)
}

/**
 * Adds the changes to the counts, in slices; of several processes each adds other ones, and deletes the spans of the day
 * before.
 */
export async function addOrderChanges(
  { db, now }: { db: Db; now(): number },
  ending?: AbortSignal,
): Promise<void> {
  const kept = now() - KEPT_MS
  await inSlices(async () => {
    const [row] = await rowsOf(
      db,
      sql`with added as (
          delete from ${orderChanges} where change_id = any(array(
            select change_id from ${orderChanges} order by change_id limit ${SLICE} for update skip locked))
          returning *
        ), counted as (
          insert into ${orderCounts} as c (stage, orders)
          select stage, sum(orders) from added group by 1 having sum(orders) <> 0 order by 1
          on conflict (stage) do update set orders = c.orders + excluded.orders
        ), spanned as (
          insert into ${orderSpans} as s (minting_seq, span, status, orders, packs)
          select minting_seq, span, status, sum(orders), sum(packs) from added where span > ${kept}::bigint
          group by 1, 2, 3 having sum(orders) <> 0 or sum(packs) <> 0 order by 1, 2, 3
          on conflict (minting_seq, span, status)
          do update set orders = s.orders + excluded.orders, packs = s.packs + excluded.packs
        )
        select count(*) as added from added`,
    )
    return Number(row?.added)
  }, ending)
  await db.execute(sql`delete from ${orderSpans} where span <= ${kept}::bigint`)
}
