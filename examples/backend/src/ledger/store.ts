import { and, asc, eq, gt, inArray, or } from 'drizzle-orm'
import { users } from '../auth/tables.ts'
import { editions } from '../cards/tables.ts'
import type { Db, Tx } from '../db/open.ts'
import { tokens } from './tables.ts'
import type { Copy } from './token-id.ts'

export type TokenRow = typeof tokens.$inferSelect

/** Returns the cards of some orders with their owners. */
export const cardsOfOrders = (db: Db, orderIds: readonly string[]) =>
  db
    .select({ cardId: editions.cardId, edition: editions.edition, user: users })
    .from(editions)
    .innerJoin(users, eq(users.id, editions.userId))
    .where(inArray(editions.orderId, [...orderIds]))

/** Returns a page of minted tokens after `after`. */
export const tokensAfter = (db: Db, after: Copy, limit: number): Promise<TokenRow[]> =>
  db
    .select()
    .from(tokens)
    .where(
      or(
        gt(tokens.cardId, after.cardId),
        and(eq(tokens.cardId, after.cardId), gt(tokens.edition, after.edition)),
      ),
    )
    .orderBy(asc(tokens.cardId), asc(tokens.edition))
    .limit(limit)

/** Stores minted tokens; keeps existing rows. */
export async function recordTokens(tx: Tx, rows: readonly TokenRow[]): Promise<void> {
  if (rows.length > 0)
    await tx
      .insert(tokens)
      .values([...rows])
      .onConflictDoNothing()
}
