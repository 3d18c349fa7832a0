import { and, count, desc, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import type { Db, Tx } from '../db/open.ts'
import { isMinted } from '../ledger/store.ts'
import { tokens } from '../ledger/tables.ts'
import { afterCopy, type CopyCursor } from './pages.ts'
import { drawCopies, dropPool } from './pools.ts'
import { designs, editions, packMintings, packs } from './tables.ts'

const tokenOfEdition = and(eq(tokens.cardId, editions.cardId), eq(tokens.edition, editions.edition), isMinted)

export const packsByName = (db: Db, names: string[]) =>
  db
    .select({ packName: packs.packName, packId: packs.packId, minting: packMintings })
    .from(packs)
    .leftJoin(packMintings, eq(packMintings.packId, packs.packId))
    .where(inArray(packs.packName, names))
    .orderBy(packs.packId, packMintings.mintingId)

/** Returns the designs of packs, by card; with a limit one more, after a card. */
export function designsOf(
  db: Db,
  packIds: readonly number[],
  { after = Number.NaN, limit }: { after?: number; limit?: number | undefined } = {},
) {
  const later = Number.isSafeInteger(after) ? gt(designs.cardId, sql`${after}::bigint`) : undefined
  const found = db
    .select()
    .from(designs)
    .where(and(inArray(designs.packId, [...packIds]), later))
    .orderBy(designs.cardId)
  return limit === undefined ? found : found.limit(limit + 1)
}

export const designByIdx = async (db: Db | Tx, cardId: number) =>
  (await db.select().from(designs).where(eq(designs.cardId, cardId)))[0]

/** Returns a member's copies of a pack, newest first; with a limit one more, after a copy. */
export async function ownedOf(
  db: Db,
  packId: number,
  userId: string,
  { after, limit }: { after?: CopyCursor | undefined; limit?: number | undefined } = {},
) {
  const own = and(eq(designs.packId, packId), eq(editions.userId, userId))
  const found = db
    .select({ design: designs, edition: editions.edition, at: editions.acquiredAt, minted: tokens.mintedAt })
    .from(editions)
    .innerJoin(designs, eq(designs.cardId, editions.cardId))
    .leftJoin(tokens, tokenOfEdition)
    .where(and(own, afterCopy(after)))
    .orderBy(desc(editions.acquiredAt), designs.cardId, editions.edition)
  const rows = await (limit === undefined ? found : found.limit(limit + 1))
  const amounts = await db
    .select({ cardId: editions.cardId, amount: count() })
    .from(editions)
    .innerJoin(designs, eq(designs.cardId, editions.cardId))
    .where(own)
    .groupBy(editions.cardId)
  const amountOf = new Map(amounts.map(({ cardId, amount }) => [cardId, amount]))
  return rows.map(({ design, edition, at, minted }) => ({
    design,
    edition,
    at,
    minted: minted !== null,
    amount: amountOf.get(design.cardId) ?? 1,
  }))
}

/** The owner of copies that an upgrade has consumed: no member, and not free, so that no draw gives them again. */
export const CONSUMED = 'consumed'

/** The owner of copies in packs that are sold and closed: no member sees them, and no draw gives them again (D79). */
export const SEALED = 'sealed'

/** Returns the copies of an order. */
export const editionsOfOrder = (db: Db, orderId: string) =>
  db
    .select({ design: designs, edition: editions.edition })
    .from(editions)
    .innerJoin(designs, eq(designs.cardId, editions.cardId))
    .where(eq(editions.orderId, orderId))
    .orderBy(designs.cardId, editions.edition)

/** The order that copies are drawn for. */
interface OrderDraw {
  dropId: number
  orderId: string
  quantity: number
  at: number
}

/**
 * Draws free copies of a drop for an order, sealed until its packs are opened (D62, D79).
 *
 * @returns whether the drop had enough copies; otherwise none is drawn
 */
export async function drawEditions(tx: Tx, { dropId, ...draw }: OrderDraw): Promise<boolean> {
  const drawn = await drawCopies(tx, [dropPool(dropId)], { ...draw, userId: SEALED })
  return drawn.length === draw.quantity
}

/** Gives free copies of no pool, such as those of a code, to a member; returns how many were still free. */
export async function giveEditions(
  tx: Tx,
  copies: readonly { cardId: number; edition: number }[],
  { userId, orderId, at }: { userId: string; orderId?: string; at: number },
): Promise<number> {
  if (copies.length === 0) return 0
  const pairs = sql.join(
    copies.map(({ cardId, edition }) => sql`(${cardId}::int, ${edition}::int)`),
    sql`, `,
  )
  const given = await tx
    .update(editions)
    .set({ userId, orderId: orderId ?? null, acquiredAt: at })
    .where(and(isNull(editions.userId), sql`(${editions.cardId}, ${editions.edition}) in (${pairs})`))
    .returning({ edition: editions.edition })
  return given.length
}

const sealedIn = (orderId: string) => and(eq(editions.orderId, orderId), eq(editions.userId, SEALED))

/** Gives the sealed copies of an order to their member. */
export const unsealEditions = (tx: Tx, orderId: string, userId: string, at: number) =>
  tx.update(editions).set({ userId, acquiredAt: at }).where(sealedIn(orderId))

/** Returns the sealed copies of an order to the free ones of their drop. */
export const releaseEditions = (tx: Tx, orderId: string) =>
  tx.update(editions).set({ userId: null, orderId: null, acquiredAt: null }).where(sealedIn(orderId))
