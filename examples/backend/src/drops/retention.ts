import { sql } from 'drizzle-orm'
import type { Backend } from '../context.ts'
import { rowsOf } from '../db/rows.ts'
import { inSlices, SLICE } from '../db/slices.ts'

/** How long an order without a payment is kept, ms: far longer than any payment can be late. */
export const UNPAID_KEPT_MS = 365 * 24 * 60 * 60_000

/** Deletes the orders of a year ago that ended without a payment, in slices; all others stay. */
export const dropUnpaidOrders = ({ db, now }: Backend, ending?: AbortSignal): Promise<void> =>
  inSlices(async () => {
    const until = now() - UNPAID_KEPT_MS
    let dropped = 0
    for (const stage of ['ended', 'failed'] as const) {
      const rows = await rowsOf(
        db,
        sql`delete from orders where id = any(array(
            select id from orders where stage = ${stage} and created_at <= ${until}::bigint
            order by created_at, id limit ${SLICE} for update skip locked))
          returning id`,
      )
      dropped = Math.max(dropped, rows.length)
    }
    return dropped
  }, ending)
