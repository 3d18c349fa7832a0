import { and, eq, inArray, isNull, notExists, sql } from 'drizzle-orm'
import { giveDue } from '../benefits/rules.ts'
import { CONSUMED, giveEditions } from '../cards/store.ts'
import { designs, editions, packs } from '../cards/tables.ts'
import { printedCodes } from '../codes/tables.ts'
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
  return taken.length
}

/**
 * Gives a member a random copy of one of the designs, which belongs to no drop and to no printed code, and queues its
 * token. Skips copies that a concurrent gift has locked.
 *
 * @param reason identifies the gift in the outbox
 */
export async function giveCopy(
  tx: Tx,
  cardIds: readonly number[],
  { userId, reason, at }: { userId: string; reason: string; at: number },
): Promise<Copy | undefined> {
  if (cardIds.length === 0) return undefined
  const printed = tx
    .select({ one: sql`1` })
    .from(printedCodes)
    .where(
      and(
        eq(printedCodes.cardId, editions.cardId),
        eq(printedCodes.edition, editions.edition),
        isNull(printedCodes.revokedAt),
      ),
    )
  const [copy] = await tx
    .select({ cardId: editions.cardId, edition: editions.edition })
    .from(editions)
    .where(
      and(
        inArray(editions.cardId, [...cardIds]),
        isNull(editions.userId),
        isNull(editions.dropId),
        notExists(printed),
      ),
    )
    .orderBy(sql`gen_random_uuid()`)
    .limit(1)
    .for('update', { skipLocked: true })
  if (!copy) return undefined
  await giveEditions(tx, [copy], { userId, orderId: reason, at })
  await giveDue(tx, userId)
  await addWork(tx, 'mint', reason, at)
  return copy
}
