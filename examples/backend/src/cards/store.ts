import { and, count, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Db, Tx } from '../db/open.ts'
import { isMinted } from '../ledger/store.ts'
import { tokens } from '../ledger/tables.ts'
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

/** Returns the designs of packs, by card. */
export const designsOf = (db: Db, packIds: readonly number[]) =>
  db
    .select()
    .from(designs)
    .where(inArray(designs.packId, [...packIds]))
    .orderBy(designs.cardId)

export const designByIdx = async (db: Db | Tx, cardId: number) =>
  (await db.select().from(designs).where(eq(designs.cardId, cardId)))[0]

/** Returns a member's copies of a pack, newest first. */
export async function ownedOf(db: Db, packId: number, userId: string) {
  const own = and(eq(designs.packId, packId), eq(editions.userId, userId))
  const rows = await db
    .select({ design: designs, edition: editions.edition, at: editions.acquiredAt, minted: tokens.mintedAt })
    .from(editions)
    .innerJoin(designs, eq(designs.cardId, editions.cardId))
    .leftJoin(tokens, tokenOfEdition)
    .where(own)
    .orderBy(desc(editions.acquiredAt), designs.cardId, editions.edition)
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
