import { type SQL, sql } from 'drizzle-orm'
import type { Db, Tx } from './open.ts'
import { rowsOf } from './rows.ts'

/** What tells the time of sales. */
export interface SellingClock {
  /** A fixed time for tests, in place of the clock of the database. */
  fixedTime?: () => number
}

/**
 * SQL for the time of the database, epoch ms. It decides sales, independent of the clocks of the processes.
 * `fandeck_now` adds the offset of the development panel. The subquery is run once in a statement instead of for each row,
 * and can be compared by an index.
 */
export const databaseTime = ({ fixedTime }: SellingClock): SQL<number> =>
  fixedTime ? sql<number>`${fixedTime()}::bigint` : sql<number>`(select fandeck_now())`

/** Returns the time of the database, epoch ms. */
export async function readDatabaseTime({ fixedTime }: SellingClock, db: Db | Tx): Promise<number> {
  if (fixedTime) return fixedTime()
  const [row] = await rowsOf(db, sql`select fandeck_now() as now`)
  return Number(row?.now)
}

/** A local clock that is synchronised with the database, so that the countdown of the page matches the sale. */
export interface FollowingClock {
  now(): number
  /** Reads the database's time again. */
  follow(): Promise<void>
}

export function followDatabase(db: Db, device: () => number = Date.now): FollowingClock {
  let ahead = 0
  return {
    now: () => device() + ahead,
    async follow() {
      const asked = device()
      const [row] = await rowsOf(
        db,
        sql`select (extract(epoch from clock_timestamp()) * 1000)::bigint as now`,
      )
      ahead = Math.round(Number(row?.now) - (asked + device()) / 2)
    },
  }
}
