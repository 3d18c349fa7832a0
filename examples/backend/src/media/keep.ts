import { createHash } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { Backend } from '../context.ts'
import type { Tx } from '../db/open.ts'
import { type Medium, nameOf, type Visibility } from './medium.ts'
import type { Encoded } from './reencode.ts'
import { mediaStore } from './stores.ts'
import { media } from './tables.ts'

export const sha256Of = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

/** How a medium is kept. */
export interface Keeping {
  visibility: Visibility
  /** The transaction that a store in the database joins. */
  tx?: Tx | undefined
}

/**
 * Stores a picture under the SHA-256 of its bytes; the same picture again changes nothing, but a public one stays public.
 * Updates the time of the row before it stores the bytes, because `removeUnused` deletes unreferenced media after an hour;
 * the caller must store its reference within that hour.
 */
export async function keepMedium(
  { db, config, log, now }: Pick<Backend, 'db' | 'config' | 'log' | 'now'>,
  { bytes, ...picture }: Encoded,
  { visibility, tx = db }: Keeping,
): Promise<Medium> {
  const medium = { ...picture, sha256: sha256Of(bytes) }
  const row = { ...medium, visibility, bytes: bytes.byteLength, addedAt: now() }
  const widest = sql`case when ${media.visibility} = 'public' then 'public' else excluded.visibility end`
  await tx
    .insert(media)
    .values(row)
    .onConflictDoUpdate({
      target: media.sha256,
      set: { addedAt: row.addedAt, visibility: widest },
    })
  await mediaStore({ db, config, log }).put(nameOf(medium), bytes, tx)
  await tx.update(media).set({ stored: true }).where(eq(media.sha256, medium.sha256))
  return medium
}
