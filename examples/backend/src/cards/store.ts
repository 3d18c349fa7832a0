import { and, count, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Db, Tx } from '../db/open.ts'
import { tokens } from '../ledger/tables.ts'
import { designs, editions, packMintings, packs } from './tables.ts'

const tokenOfEdition = and(eq(tokens.metadataIdx, editions.metadataIdx), eq(tokens.edition, editions.edition))

export const packsByName = (db: Db, names: string[]) =>
  db
    .select({ packName: packs.packName, packIdx: packs.packIdx, minting: packMintings })
    .from(packs)
    .leftJoin(packMintings, eq(packMintings.packIdx, packs.packIdx))
    .where(inArray(packs.packName, names))
    .orderBy(packs.packIdx, packMintings.mintingIdx)

export const designsOf = (db: Db, packIdx: number) =>
  db.select().from(designs).where(eq(designs.packIdx, packIdx)).orderBy(designs.metadataIdx)

export const designByIdx = async (db: Db | Tx, metadataIdx: number) =>
  (await db.select().from(designs).where(eq(designs.metadataIdx, metadataIdx)))[0]

/** A member's copies of a pack, newest first. */
export async function ownedOf(db: Db, packIdx: number, userId: string) {
  const own = and(eq(designs.packIdx, packIdx), eq(editions.userId, userId))
  const rows = await db
    .select({ design: designs, edition: editions.edition, minted: tokens.mintedAt })
    .from(editions)
    .innerJoin(designs, eq(designs.metadataIdx, editions.metadataIdx))
    .leftJoin(tokens, tokenOfEdition)
    .where(own)
    .orderBy(desc(editions.acquiredAt), designs.metadataIdx, editions.edition)
  const amounts = await db
    .select({ metadataIdx: editions.metadataIdx, amount: count() })
    .from(editions)
    .innerJoin(designs, eq(designs.metadataIdx, editions.metadataIdx))
    .where(own)
    .groupBy(editions.metadataIdx)
  const amountOf = new Map(amounts.map(({ metadataIdx, amount }) => [metadataIdx, amount]))
  return rows.map(({ design, edition, minted }) => ({
    design,
    edition,
    minted: minted !== null,
    amount: amountOf.get(design.metadataIdx) ?? 1,
  }))
}

/** The copies that an order has given. */
export const editionsOfOrder = (db: Db, orderId: string) =>
  db
    .select({ design: designs, edition: editions.edition })
    .from(editions)
    .innerJoin(designs, eq(designs.metadataIdx, editions.metadataIdx))
    .where(eq(editions.orderId, orderId))
    .orderBy(designs.metadataIdx, editions.edition)

/** Who receives copies, and for what. */
export interface Draw {
  mintingSeq: number
  userId: string
  orderId: string
  quantity: number
  at: number
}

/**
 * Draws copies of a drop that nobody owns and gives them to a member (D62). `gen_random_uuid` is the database's
 * cryptographic source; copies that another draw is taking at this moment are passed over.
 */
export async function drawEditions(tx: Tx, { mintingSeq, userId, orderId, quantity, at }: Draw) {
  const drawn = await tx
    .select({ metadataIdx: editions.metadataIdx, edition: editions.edition })
    .from(editions)
    .where(and(eq(editions.mintingSeq, mintingSeq), isNull(editions.userId)))
    .orderBy(sql`gen_random_uuid()`)
    .limit(quantity)
    .for('update', { skipLocked: true })
  if (drawn.length < quantity) throw new Error(`Drop ${mintingSeq} has too few free copies`)
  await giveEditions(tx, drawn, { userId, orderId, at })
  return drawn
}

/** Gives copies that nobody owns to a member; returns how many were still free. */
export async function giveEditions(
  tx: Tx,
  copies: readonly { metadataIdx: number; edition: number }[],
  { userId, orderId, at }: { userId: string; orderId?: string; at: number },
): Promise<number> {
  if (copies.length === 0) return 0
  const pairs = sql.join(
    copies.map(({ metadataIdx, edition }) => sql`(${metadataIdx}::int, ${edition}::int)`),
    sql`, `,
  )
  const given = await tx
    .update(editions)
    .set({ userId, orderId: orderId ?? null, acquiredAt: at })
    .where(and(isNull(editions.userId), sql`(${editions.metadataIdx}, ${editions.edition}) in (${pairs})`))
    .returning({ edition: editions.edition })
  return given.length
}
