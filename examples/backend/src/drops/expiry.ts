import { sql } from 'drizzle-orm'
import type { Backend } from '../context.ts'
import type { Tx } from '../db/open.ts'
import { rowsOf } from '../db/rows.ts'
import { readDatabaseTime } from '../db/time.ts'
import { transact } from '../db/transact.ts'
import { dropsWithOverdue, lockMinting } from './store.ts'

/** Releases the packs of overdue reservations; this transaction must hold the lock of the stock row. */
export async function expireIn(tx: Tx, dropId: number, now: number): Promise<number> {
  const [row] = await rowsOf(tx, sql`select expire_packs(${dropId}::int, ${now}::bigint) as ended`)
  return Number(row?.ended)
}

/**
 * Expires overdue reservations of one drop or of all, each exactly once with any number of callers. Called when a drop is
 * read, and by a periodic job. Logs and skips a drop whose packs cannot be released.
 *
 * @returns the number of reservations that this call expired
 */
export async function releaseExpired(backend: Backend, dropId?: number): Promise<number> {
  let ended = 0
  for (const drop of await dropsWithOverdue(backend, dropId)) {
    try {
      ended += await transact(backend, async (tx) => {
        await lockMinting(tx, drop.dropId)
        return expireIn(tx, drop.dropId, await readDatabaseTime(backend, tx))
      })
    } catch (error) {
      backend.log.error(`drop.expiry ${drop.dropId}`, error)
    }
  }
  return ended
}
