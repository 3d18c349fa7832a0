import { parseCodeFormat } from '@fandeck/sdk/claims'
import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { designs, editions, packMintings } from '../cards/tables.ts'
import { codesOf, hashCode } from '../codes/hashes.ts'
import { printedCodes } from '../codes/tables.ts'
import type { Backend } from '../context.ts'
import type { Tx } from '../db/open.ts'

/** Printed codes at the first start, distributed over the packs. */
const CODES = 500

/**
 * Returns the demo's codes of a minting; the first ones are printed. They are public, as the accounts of the demo are, so their seed is no secret.
 */
const demoCodesOf = (
  config: Backend['config'],
  { mintingId, codeFormat }: Pick<typeof packMintings.$inferSelect, 'mintingId' | 'codeFormat'>,
): string[] => {
  const codes = codesOf(config, `demo ${mintingId}`, parseCodeFormat(codeFormat))
  return Array.from({ length: CODES }, () => codes.next().value)
}

/** Seeds printed codes; call it after the drops, because codes use the copies that no drop needs. */
export async function seedCodes({ config }: Backend, tx: Tx): Promise<void> {
  const mintings = await tx.select().from(packMintings).orderBy(packMintings.mintingId)
  for (const [index, minting] of mintings.entries()) {
    const share = Math.ceil((CODES - index) / mintings.length)
    const codes = demoCodesOf(config, minting)
    const copies = await tx
      .select({ cardId: editions.cardId, edition: editions.edition })
      .from(editions)
      .innerJoin(designs, eq(designs.cardId, editions.cardId))
      .where(and(eq(designs.packId, minting.packId), isNull(editions.userId), isNull(editions.dropId)))
      .orderBy(sql`gen_random_uuid()`)
      .limit(share)
    await tx.insert(printedCodes).values(
      copies.map((copy, at) => ({
        ...copy,
        mintingId: minting.mintingId,
        codeHash: hashCode(config, codes[at] ?? ''),
      })),
    )
  }
}

/** Returns the printed codes of the demo that fulfil a condition, with their rows. */
export async function demoCodes({ db, config }: Pick<Backend, 'db' | 'config'>, where: SQL | undefined) {
  const known = new Map<string, string>()
  for (const minting of await db.select().from(packMintings))
    for (const code of demoCodesOf(config, minting)) known.set(hashCode(config, code), code)
  const rows = await db
    .select({ printed: printedCodes, design: designs })
    .from(printedCodes)
    .innerJoin(designs, eq(designs.cardId, printedCodes.cardId))
    .where(where)
    .orderBy(asc(printedCodes.mintingId), asc(printedCodes.codeHash))
  return rows.flatMap(({ printed: { codeHash, mintingId, edition }, design }) => {
    const code = known.get(codeHash)
    return code === undefined ? [] : [{ code, mintingId, edition, design }]
  })
}
