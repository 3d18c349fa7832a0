import { and, eq, inArray, lt, notExists, sql } from 'drizzle-orm'
import type { Backend } from '../context.ts'
import { uploads } from '../uploads/tables.ts'
import { nameOf } from './medium.ts'
import { mediaStore } from './stores.ts'
import { media, mediaSources } from './tables.ts'

/** The time in which an admitted medium is named by a row, ms. */
const GRACE_MS = 3_600_000
const MOST = 50

/**
 * Removes the media of members whose uploads have ended: a replaced picture, a deleted collection, a withdrawal (D95). Media
 * of the shop have a source and stay.
 */
export async function removeUnused(backend: Backend): Promise<void> {
  const { db, now } = backend
  const store = mediaStore(backend)
  const one = sql`1`
  await db.transaction(async (tx) => {
    // Locked, so that who admits the same picture again waits and then stores it again.
    const unused = await tx
      .select({ sha256: media.sha256, ext: media.ext })
      .from(media)
      .where(
        and(
          lt(media.addedAt, now() - GRACE_MS),
          notExists(tx.select({ one }).from(mediaSources).where(eq(mediaSources.sha256, media.sha256))),
          notExists(tx.select({ one }).from(uploads).where(eq(uploads.sha256, media.sha256))),
        ),
      )
      .limit(MOST)
      .for('update', { skipLocked: true })
    if (unused.length === 0) return
    for (const medium of unused) await store.remove(nameOf(medium), tx)
    const removed = unused.map(({ sha256 }) => sha256)
    await tx.delete(media).where(inArray(media.sha256, removed))
  })
}
