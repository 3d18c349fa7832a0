import { eq, lte } from 'drizzle-orm'
import { followEndedSessions } from '../auth/ended-sessions.ts'
import { users } from '../auth/tables.ts'
import { followWithdrawals } from '../auth/withdrawn.ts'
import type { Backend } from '../context.ts'
import { transact } from '../db/transact.ts'
import { workOff } from '../outbox/queue.ts'
import { workDone } from '../outbox/store.ts'
import { erase } from './erase.ts'
import { orderArchive } from './tables.ts'

/**
 * Returns the job behind withdrawals: it makes those and the ended sessions of other processes known to this
 * one, erases a member again after the end of their access tokens, in case a request was under way, and deletes what the
 * archive may no longer keep.
 */
export function createErasure(backend: Backend): () => Promise<void> {
  const { db, now } = backend
  return async () => {
    await followWithdrawals(backend)
    await followEndedSessions(backend)
    await workOff(backend, 'erase', (id) =>
      transact(backend, async (tx) => {
        const [row] = await tx.select().from(users).where(eq(users.id, id)).for('update')
        if (row) await erase(backend, tx, row)
        await workDone(tx, 'erase', [id], now())
      }),
    )
    await db.delete(orderArchive).where(lte(orderArchive.keptUntil, now()))
  }
}
