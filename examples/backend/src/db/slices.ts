import { type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Db } from './open.ts'
import { rowsOf } from './rows.ts'

/** Rows that one statement of a clearing deletes, so that none locks many rows for long. */
export const SLICE = 1000

/**
 * Calls `clear` until it has found fewer rows than a slice.
 *
 * @param clear deletes at most `SLICE` rows and returns how many; of several processes each deletes other ones
 */
export async function inSlices(clear: () => Promise<number>, ending?: AbortSignal): Promise<void> {
  while (!ending?.aborted) if ((await clear()) < SLICE) return
}

/** Deletes the rows of a table that match a condition, in slices; of several processes each deletes other ones. */
export const deleteInSlices = (db: Db, table: PgTable, where: SQL | undefined, ending?: AbortSignal) =>
  inSlices(async () => {
    const old = sql`select ctid from ${table} where ${where} limit ${SLICE} for update skip locked`
    const dropped = await rowsOf(db, sql`delete from ${table} where ctid = any(array(${old})) returning 1`)
    return dropped.length
  }, ending)
