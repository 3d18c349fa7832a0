import { and, count, eq, gte, inArray, isNull, sql } from 'drizzle-orm'
import type { Backend } from '../context.ts'
import { outbox } from '../outbox/tables.ts'

/** How many times a job fails before the desk reports it as stuck. */
const OFTEN = 5

/** Whether the shop's work in the background goes on. */
export interface Status {
  /** The work whose last attempts have all failed. */
  stuck: number
  /** The payments that are being confirmed, and the cards on their way to the chain. */
  payments: number
  chain: number
}

/** Returns what waits in the background, in all processes. */
export async function statusOf({ db }: Backend): Promise<Status> {
  const [row] = await db
    .select({
      stuck: count(sql`case when ${gte(outbox.attempts, OFTEN)} then 1 end`),
      payments: count(sql`case when ${eq(outbox.kind, 'payment')} then 1 end`),
      chain: count(sql`case when ${inArray(outbox.kind, ['mint', 'burn'])} then 1 end`),
    })
    .from(outbox)
    .where(and(isNull(outbox.doneAt), sql`${outbox.kind} <> 'erase'`))
  return row ?? { stuck: 0, payments: 0, chain: 0 }
}
