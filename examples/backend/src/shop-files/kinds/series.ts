import type { SeriesFile } from '@fandeck/sdk/shop'
import { count, eq } from 'drizzle-orm'
import { packMintings } from '../../cards/tables.ts'
import { codeFormatFor } from '../../codes/code-format.ts'
import { printedCodes } from '../../codes/tables.ts'
import type { Kind } from '../kind.ts'
import { timeOf } from '../moments.ts'

/** The printed codes of a pack. */
export const seriesKind: Kind<SeriesFile> = {
  async judge({ tx, backend }, { id, before, after }) {
    const [row] = await tx.select({ codes: count() }).from(printedCodes).where(eq(printedCodes.mintingId, id))
    const codes = row?.codes ?? 0
    if (!before || codes === 0) return {}
    if (!after) return { refusals: [`${codes} codes are printed; end its period instead`] }
    if (after.pack !== before.pack) return { refusals: [`${codes} codes give cards of ${before.pack}`] }
    const earlier = timeOf(after.endsAt) < timeOf(before.endsAt) && timeOf(before.endsAt) > backend.now()
    return { dangers: earlier ? ['its codes can be claimed for a shorter time than before'] : [] }
  },
  async write({ tx, document, idOf }, { id, after }) {
    const cards = document.packs[after.pack]?.cards ?? []
    const row = {
      packId: idOf('packs', after.pack),
      mintingName: after.title,
      credentialsType: 'CODE',
      startAt: timeOf(after.startsAt),
      endAt: timeOf(after.endsAt),
      maxClaims: after.maxPerMember ?? null,
    }
    let copies = 0
    for (const card of cards) copies += card.copies
    await tx
      .insert(packMintings)
      .values({ mintingId: id, ...row, codeFormat: codeFormatFor(copies) })
      // The format of printed codes stays.
      .onConflictDoUpdate({ target: packMintings.mintingId, set: row })
  },
  async remove({ tx }, { id }) {
    await tx.delete(packMintings).where(eq(packMintings.mintingId, id))
  },
}
