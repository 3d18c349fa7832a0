import { randomUUID } from 'node:crypto'
import type { Backend } from '../context.ts'
import { keepMedium } from '../media/keep.ts'
import type { Visibility } from '../media/medium.ts'
import type { Encoded } from '../media/reencode.ts'
import type { uploads } from './tables.ts'

/**
 * Stores a picture of a member; returns the row to insert within the hour. The store has one copy of equal pictures, and
 * removes it after the last row.
 */
export async function keepUpload(
  backend: Backend,
  userId: string,
  picture: Encoded,
  visibility: Visibility,
): Promise<typeof uploads.$inferInsert & { id: string }> {
  const { sha256 } = await keepMedium(backend, picture, { visibility: 'private' })
  return { id: randomUUID(), userId, sha256, visibility, createdAt: backend.now() }
}
