import { eq } from 'drizzle-orm'
import type { Db } from '../db/open.ts'
import type { MediaStore } from './media-store.ts'
import { mediaBytes } from './tables.ts'

/** Keeps media in the database, so that one backup has everything. */
export const databaseStore = (db: Db): MediaStore => ({
  async put(name, bytes, tx = db) {
    await tx
      .insert(mediaBytes)
      .values({ name, bytes: Buffer.from(bytes) })
      .onConflictDoNothing()
  },
  async read(name) {
    const [row] = await db.select().from(mediaBytes).where(eq(mediaBytes.name, name))
    return row?.bytes
  },
  async remove(name, tx = db) {
    await tx.delete(mediaBytes).where(eq(mediaBytes.name, name))
  },
})
