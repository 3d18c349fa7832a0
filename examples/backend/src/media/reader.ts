import { eq } from 'drizzle-orm'
import type { Backend } from '../context.ts'
import { createCopies } from '../images/copies.ts'
import type { Asker } from '../images/pixels.ts'
import { createAdmission } from '../limits/admission.ts'
import { notFound } from '../problem.ts'
import { type Medium, nameOf } from './medium.ts'
import { requireSigned } from './signed.ts'
import { mediaStore } from './stores.ts'
import { media } from './tables.ts'

/** Bounds the originals that are in memory at once, each up to some megabytes. */
const originals = createAdmission({ concurrency: 8, most: 128, perKey: 32 })

const missing = () => notFound('이미지를 찾을 수 없어요.')

type Named = Pick<Medium, 'sha256' | 'ext'>
type Row = typeof media.$inferSelect

/** Opens the media for those who ask for pictures. */
export function openMedia(backend: Backend) {
  const store = mediaStore(backend)
  const copyOf = createCopies()

  /** @throws Problem 404; 503 while the store is away */
  async function read(medium: Named): Promise<Uint8Array<ArrayBuffer>> {
    const bytes = await store.read(nameOf(medium))
    if (!bytes) throw missing()
    return new Uint8Array(bytes)
  }

  return {
    read,
    /** Returns the bytes of a medium in turn. @throws Problem 404, 429, 503 */
    original: ({ address }: Asker, medium: Named) => originals.run(address, () => read(medium)),
    /** Returns the row of a medium. @throws Problem 404; LINK_EXPIRED for a private one */
    async find({ sha256, ext }: Partial<Named>, query: Record<string, string | undefined>): Promise<Row> {
      const [row] = await backend.db
        .select()
        .from(media)
        .where(eq(media.sha256, sha256 ?? ''))
      if (!row || (ext ?? row.ext) !== row.ext) throw missing()
      if (row.visibility === 'private') requireSigned(backend, `m/${sha256}`, query)
      return row
    },
    /** Returns a copy as WebP, never larger than the medium. @throws Problem 404, 429, 503 */
    copy: (asker: Asker, medium: Named, width: number) =>
      copyOf(asker, { name: medium.sha256, width }, () => read(medium)),
  }
}
