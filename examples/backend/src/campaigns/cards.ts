import { and, eq, inArray, sql } from 'drizzle-orm'
import { giveDue } from '../benefits/rules.ts'
import { forgetArrivals } from '../cards/arrivals.ts'
import { cardPool, drawCopies } from '../cards/pools.ts'
import { CONSUMED } from '../cards/store.ts'
import { designs, editions, packs } from '../cards/tables.ts'
import type { Db, Tx } from '../db/open.ts'
import type { Copy } from '../ledger/token-id.ts'
import { addWork } from '../outbox/store.ts'

/** Returns the designs of packs. */
export const designsOfPacks = (db: Db | Tx, packNames: readonly string[]) =>
  db
    .select({
      cardId: designs.cardId,
      cardName: designs.cardName,
      number: designs.number,
      position: designs.position,
    })
    .from(designs)
    .innerJoin(packs, eq(packs.packId, designs.packId))
    .where(inArray(packs.packName, [...packNames]))

/** Returns the designs of which a member owns a copy, among the given ones. */
export async function ownedAmong(
  db: Db | Tx,
  userId: string,
  cardIds: readonly number[],
): Promise<Set<number>> {
  if (cardIds.length === 0) return new Set()
  const rows = await db
    .selectDistinct({ cardId: editions.cardId })
    .from(editions)
    .where(and(eq(editions.userId, userId), inArray(editions.cardId, [...cardIds])))
  return new Set(rows.map(({ cardId }) => cardId))
}

const sameCopies = (copies: readonly Copy[]) =>
  sql`(${editions.cardId}, ${editions.edition}) in (${sql.join(
    copies.map(({ cardId, edition }) => sql`(${cardId}::int, ${edition}::int)`),
    sql`, `,
  )})`

/** Takes copies from their owner for good; returns how many the member owned. */
export async function consumeCopies(tx: Tx, copies: readonly Copy[], userId: string): Promise<number> {
  const taken = await tx
    .update(editions)
    .set({ userId: CONSUMED })
    .where(and(eq(editions.userId, userId), sameCopies(copies)))
    .returning({ edition: editions.edition })
  await forgetArrivals(tx, copies)
  return taken.length
}

/**
 * Gives a member a random copy of one of the designs, which belongs to no drop and to no printed code, and queues its
 * token.
 *
 * @param reason identifies the gift in the outbox
 */
export async function giveCopy(
  tx: Tx,
  cardIds: readonly number[],
  { userId, reason, at }: { userId: string; reason: string; at: number },
): Promise<Copy | undefined> {
  const draw = { quantity: 1, userId, orderId: reason, at }
  const [copy] = await drawCopies(tx, cardIds.map(cardPool), draw)
  if (!copy) return undefined
  await giveDue(tx, userId)
  await addWork(tx, 'mint', reason, at)
  return copy
}
