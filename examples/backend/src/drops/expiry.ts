import { sql } from 'drizzle-orm'
import type { Backend } from '../context.ts'
import type { Tx } from '../db/open.ts'
import { readDatabaseTime, rowsOf } from '../db/time.ts'
import { transact } from '../db/transact.ts'
import { dropsWithOverdue, lockMinting } from './store.ts'

/** Gives the packs of overdue reservations back; the stock row must be locked by this transaction. */
export async function expireIn(tx: Tx, dropId: number, now: number): Promise<number> {
  const [row] = await rowsOf(tx, sql`select expire_packs(${dropId}::int, ${now}::bigint) as ended`)
  return Number(row?.ended)
}

/**
 * Ends overdue reservations of one drop, or of all, each exactly once however many callers there are. Called when a
 * drop is read, and by a small sweep for drops that nobody reads. A drop whose packs cannot go back, because its stock
 * was set wrong by hand, is logged and left; the others go on.
 *
 * @returns how many have ended here
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
