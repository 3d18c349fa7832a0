import { generateCode, parseCodeFormat } from '@fandeck/sdk/claims'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { designs, editions, packMintings } from '../../cards/tables.ts'
import { printedCodes } from '../../codes/tables.ts'
import type { Tx } from '../../db/open.ts'

/** Printed codes at the first start, distributed over the packs. */
const CODES = 500

/** Seeds printed codes; call it after the drops, because codes use the copies that no drop needs. */
export async function seedCodes(tx: Tx): Promise<void> {
  const mintings = await tx.select().from(packMintings).orderBy(packMintings.mintingId)
  for (const [index, { packId, mintingId, codeFormat }] of mintings.entries()) {
    const share = Math.ceil((CODES - index) / mintings.length)
    const format = parseCodeFormat(codeFormat)
    const copies = await tx
      .select({ cardId: editions.cardId, edition: editions.edition })
      .from(editions)
      .innerJoin(designs, eq(designs.cardId, editions.cardId))
      .where(and(eq(designs.packId, packId), isNull(editions.userId), isNull(editions.dropId)))
      .orderBy(sql`gen_random_uuid()`)
      .limit(share)
    await tx.insert(printedCodes).values(
      copies.map((copy) => ({
        ...copy,
        mintingId,
        code: generateCode((bytes) => crypto.getRandomValues(bytes), format),
      })),
    )
  }
}
