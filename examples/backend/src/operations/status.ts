import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Backend } from '../context.ts'
import { rowsOf } from '../db/rows.ts'

/** How many times a job fails before the desk reports it as stuck; the index `outbox_stuck` has these jobs. */
const OFTEN = 5
/** Counting stops here, because after an outage of a service a million jobs can wait. */
const MOST = 50

const Waiting = z.object({ stuck: z.coerce.number(), payments: z.coerce.number(), chain: z.coerce.number() })

/** Whether the shop's work in the background goes on; numbers of 50 and more are `50+`. */
export interface Status {
  /** The work whose last attempts have all failed. */
  stuck: string
  /** The payments that are being confirmed, and the cards on their way to the chain. */
  payments: string
  chain: string
}

const textOf = (count: number) => (count < MOST ? String(count) : `${MOST}+`)

/** Returns what waits in the background, in all processes. */
export async function statusOf({ db }: Backend): Promise<Status> {
  const upTo = (where: ReturnType<typeof sql>) =>
    sql`(select count(*) from (select 1 from outbox where done_at is null and ${where} limit ${MOST}) as open)`
  const [row] = await rowsOf(
    db,
    sql`select ${upTo(sql`attempts >= ${sql.raw(String(OFTEN))} and kind <> 'erase'`)} as stuck,
      ${upTo(sql`kind = 'payment'`)} as payments,
      ${upTo(sql`kind in ('mint', 'burn')`)} as chain`,
  )
  const { stuck, payments, chain } = z.parse(Waiting, row)
  return { stuck: textOf(stuck), payments: textOf(payments), chain: textOf(chain) }
}
