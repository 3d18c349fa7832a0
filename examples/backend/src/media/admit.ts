import { and, eq, inArray } from 'drizzle-orm'
import type { Backend } from '../context.ts'
import type { Db } from '../db/open.ts'
import { onUploadedPixels } from '../images/pixels.ts'
import { keepMedium, sha256Of } from './keep.ts'
import type { Medium, Visibility } from './medium.ts'
import { checkContent, reencode } from './reencode.ts'
import { media, mediaSources } from './tables.ts'

const COLUMNS = {
  sha256: media.sha256,
  ext: media.ext,
  width: media.width,
  height: media.height,
  colour: media.colour,
}

/** Options of `admitMedium`. */
export interface AdmitOptions {
  /** @default 'public' */
  visibility?: Visibility
}

/** Returns the media of files by the SHA-256 of the bytes as sent; omits files that the store lacks. */
export async function mediaBySources(db: Db, sources: readonly string[]): Promise<Map<string, Medium>> {
  const rows = await db
    .select({ source: mediaSources.source, medium: COLUMNS })
    .from(mediaSources)
    .innerJoin(media, eq(media.sha256, mediaSources.sha256))
    .where(and(inArray(mediaSources.source, [...sources]), eq(media.stored, true)))
  return new Map(rows.map(({ source, medium }) => [source, medium]))
}

/**
 * Admits a picture of the shop: refuses what is no picture by its content, turns it upright, removes its EXIF, and stores
 * it under the SHA-256 of the stored bytes. The same file again is found by its `source` and not encoded again.
 *
 * @throws Problem `MEDIUM_…` that names the remedy; 503 while the store is away
 */
export async function admitMedium(
  backend: Pick<Backend, 'db' | 'config' | 'log' | 'now'>,
  bytes: Uint8Array,
  { visibility = 'public' }: AdmitOptions = {},
): Promise<Medium> {
  const { db } = backend
  checkContent(bytes)
  const source = sha256Of(bytes)
  const known = (await mediaBySources(db, [source])).get(source)
  if (known) {
    if (visibility === 'public')
      await db.update(media).set({ visibility }).where(eq(media.sha256, known.sha256))
    return known
  }
  const encoded = await onUploadedPixels(() => reencode(bytes))
  const medium = await keepMedium(backend, encoded, { visibility })
  await db
    .insert(mediaSources)
    .values({ source, sha256: medium.sha256 })
    .onConflictDoUpdate({ target: mediaSources.source, set: { sha256: medium.sha256 } })
  return medium
}
