import { and, asc, eq, gt, inArray, isNull, or } from 'drizzle-orm'
import { users } from '../auth/tables.ts'
import { editions } from '../cards/tables.ts'
import type { Db, Tx } from '../db/open.ts'
import { addWork } from '../outbox/store.ts'
import { burns, tokens } from './tables.ts'
import type { Copy } from './token-id.ts'

export type TokenRow = typeof tokens.$inferSelect

/** Matches the tokens that belong to whom their card was sold. */
export const isMinted = eq(tokens.state, 'minted')

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
      and(
        isMinted,
        or(
          gt(tokens.cardId, after.cardId),
          and(eq(tokens.cardId, after.cardId), gt(tokens.edition, after.edition)),
        ),
      ),
    )
    .orderBy(asc(tokens.cardId), asc(tokens.edition))
    .limit(limit)

/** Queues the burning of the tokens of consumed copies. */
export async function queueBurn(tx: Tx, subject: string, copies: readonly Copy[], at: number): Promise<void> {
  const rows = copies.map(({ cardId, edition }) => ({ cardId, edition, subject }))
  await tx.insert(burns).values(rows).onConflictDoNothing()
  await addWork(tx, 'burn', subject, at)
}

/** Returns the copies whose tokens some work burns; a foreign token is another owner's and stays. */
export const copiesToBurn = (db: Db, subjects: readonly string[]): Promise<Copy[]> =>
  db
    .select({ cardId: burns.cardId, edition: burns.edition })
    .from(burns)
    .leftJoin(tokens, and(eq(tokens.cardId, burns.cardId), eq(tokens.edition, burns.edition)))
    .where(and(inArray(burns.subject, [...subjects]), or(isNull(tokens.state), isMinted)))

/** Removes burned tokens. */
export async function forgetTokens(tx: Tx, copies: readonly Copy[]): Promise<void> {
  for (const { cardId, edition } of copies)
    await tx.delete(tokens).where(and(eq(tokens.cardId, cardId), eq(tokens.edition, edition)))
}

/** Stores minted tokens; keeps existing rows. */
export async function recordTokens(tx: Tx, rows: readonly TokenRow[]): Promise<void> {
  if (rows.length > 0)
    await tx
      .insert(tokens)
      .values([...rows])
      .onConflictDoNothing()
}
