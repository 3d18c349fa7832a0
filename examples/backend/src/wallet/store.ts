import { count, eq } from 'drizzle-orm'
import { users } from '../auth/tables.ts'
import type { User } from '../auth/tokens.ts'
import { editions } from '../cards/tables.ts'
import type { Tx } from '../db/open.ts'

/** Returns a member by their public id. */
export const userByMemberId = async (tx: Tx, memberId: string): Promise<User | undefined> =>
  (await tx.select().from(users).where(eq(users.memberId, memberId)))[0]

/** Returns the number of cards of a member. */
export async function cardCount(tx: Tx, userId: string): Promise<number> {
  const [row] = await tx.select({ cards: count() }).from(editions).where(eq(editions.userId, userId))
  return row?.cards ?? 0
}
