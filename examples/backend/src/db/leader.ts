import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Db, Tx } from './open.ts'
import { rowsOf } from './rows.ts'

/** The right to do work that one process at a time does. */
export interface Leadership {
  /** Whether this process leads; acquires or renews the lease. Throws when the database does not answer. */
  acquire(): Promise<boolean>
  /** Throws in a transaction unless this process still leads; keeps others from leading until the transaction ends. */
  confirm(tx: Tx): Promise<void>
  /** Lets another process lead at once. */
  release(): Promise<void>
}

/** How long a process that has ended or lost the database still holds its lease, ms. */
export const LEASE_MS = 6000

// The panel moves `fandeck_now()`; a lease lasts by the clock itself.
const now = sql`(extract(epoch from clock_timestamp()) * 1000)::bigint`

/**
 * Leadership by a row that its holder renews, so that it survives a connection pool and the failover of the database.
 *
 * @param work the name of the work, such as `minting`
 */
export function createLeadership(db: Db, work: string, leaseMs = LEASE_MS): Leadership {
  const holder = randomUUID()
  let fence: number | undefined
  let renewal: NodeJS.Timeout | undefined

  async function lease(): Promise<boolean> {
    const [row] = await rowsOf(
      db,
      sql`insert into leases (work, holder, fence, until) values (${work}, ${holder}, 1, ${now} + ${leaseMs})
        on conflict (work) do update set holder = excluded.holder, until = excluded.until,
          fence = leases.fence + case when leases.holder = excluded.holder then 0 else 1 end
        where leases.holder = excluded.holder or leases.until < ${now}
        returning fence`,
    )
    fence = row ? Number(row.fence) : undefined
    return row !== undefined
  }

  const renew = () =>
    db.execute(
      sql`update leases set until = ${now} + ${leaseMs} where work = ${work} and holder = ${holder} and until > ${now}`,
    )

  function stopRenewing(): void {
    clearInterval(renewal)
    renewal = undefined
  }

  return {
    async acquire() {
      const mine = await lease()
      if (!mine) stopRenewing()
      // Long work keeps its lease. A failed renewal shows when the work asks again.
      else renewal ??= setInterval(() => void renew().catch(() => {}), leaseMs / 3).unref()
      return mine
    },
    async confirm(tx) {
      const found = await rowsOf(
        tx,
        sql`select 1 from leases where work = ${work} and holder = ${holder} and fence = ${fence ?? 0} and until > ${now}
          for share`,
      )
      if (found.length === 0) throw new Error(`Another process does the work: ${work}`)
    },
    async release() {
      stopRenewing()
      if (fence === undefined) return
      fence = undefined
      await db.execute(sql`update leases set until = 0 where work = ${work} and holder = ${holder}`)
    },
  }
}

/** The leadership of a process that has the database for itself, as with PGlite. */
export const alone: Leadership = {
  acquire: async () => true,
  confirm: async () => {},
  release: async () => {},
}
