import type { OfficeReport } from '@fandeck/sdk/shop'
import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Backend } from '../context.ts'
import { rowsOf } from '../db/rows.ts'
import { badRequest } from '../problem.ts'
import { dayOf, type Span } from '../seoul.ts'

const DAY_MS = 24 * 3_600_000
/** The most days of a table. */
const MOST_DAYS = 366

const number = z.pipe(z.union([z.string(), z.number()]), z.transform(Number))
const Row = z.object({
  day: z.string(),
  drop: z.number(),
  title: z.string(),
  /** The payment method or the kind of receipt. */
  kind: z.string(),
  orders: number,
  packs: number,
  amount: number,
  refundedOrders: number,
  refunded: number,
})
/** What one day and one drop have in a table; KRW. */
export type OfficeRow = z.output<typeof Row>

/** Seoul is at +09:00 all year. */
const dayIn = (at: SQL) =>
  sql`to_char(to_timestamp((${at} + 32400000) / 1000) at time zone 'UTC', 'YYYY-MM-DD')`

/** The orders that were paid, also those whose payment is or will be refunded. */
const PAID = sql`status in ('PAID', 'REFUND_DUE', 'REFUNDED') and settled_at is not null`
const REFUNDED = sql`status = 'REFUNDED' and refunded_at is not null`

const paid = ({ from, to }: Span, kind: SQL, { of = sql`payment_amount`, and = sql`true` } = {}) => sql`
  select ${dayIn(sql`settled_at`)} as day, minting_seq, ${kind} as kind, 1 as orders, amount as packs,
    ${of} as amount, null as refunded_order, 0 as refunded
  from orders where ${PAID} and settled_at >= ${from}::bigint and settled_at < ${to}::bigint and ${and}`

const inDays = (at: SQL, { from, to }: Span) => sql`${at} >= ${from}::bigint and ${at} < ${to}::bigint`

/** The whole refunds, each of what parts have left, and the parts, which return no packs. */
const refunded = (span: Span, kind: SQL) => sql`
  select ${dayIn(sql`refunded_at`)} as day, minting_seq, ${kind} as kind, 0 as orders, amount as packs,
    0 as amount, id as refunded_order, payment_amount - part_refunded as refunded
  from orders where ${REFUNDED} and ${inDays(sql`refunded_at`, span)}
  union all
  select ${dayIn(sql`r.refunded_at`)}, o.minting_seq, ${kind}, 0, 0, 0, o.id, r.amount
  from order_refunds r join orders o on o.id = r.order_id where ${inDays(sql`r.refunded_at`, span)}`

const SOURCES: Record<OfficeReport, (span: Span) => SQL> = {
  sales: (span) => paid(span, sql`method`),
  refunds: (span) => refunded(span, sql`method`),
  // A receipt belongs to money: what is refunded has none, and a free order never had one.
  receipts: (span) =>
    paid(span, sql`receipt_type`, {
      of: sql`payment_amount - part_refunded`,
      and: sql`status = 'PAID' and method = 'bankTransfer' and payment_amount > part_refunded`,
    }),
  settlement: (span) => sql`${paid(span, sql`''`)} union all ${refunded(span, sql`''`)}`,
}

/**
 * Returns a table, by day in Seoul, drop and kind: one row for each that has orders.
 *
 * @throws Problem if the days are not in order, or more than a year
 */
export async function officeRows(
  { db }: Pick<Backend, 'db'>,
  report: OfficeReport,
  { from, to }: { from: string; to: string },
  dropId?: number,
): Promise<OfficeRow[]> {
  const span = { from: dayOf(from).from, to: dayOf(to).to }
  if (!(span.from < span.to) || span.to - span.from > MOST_DAYS * DAY_MS) throw badRequest()
  const rows = await rowsOf(
    db,
    sql`select day, minting_seq as drop, title, kind, sum(orders) as orders, sum(packs) as packs,
        sum(x.amount) as amount, count(distinct refunded_order) as "refundedOrders", sum(refunded) as refunded
      from (${SOURCES[report](span)}) x join mintings using (minting_seq)
      ${dropId === undefined ? sql`` : sql`where minting_seq = ${dropId}::int`}
      group by 1, 2, 3, 4 order by 1, 2, 4`,
  )
  return z.parse(z.array(Row), rows)
}
