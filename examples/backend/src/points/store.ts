import { eq, sql } from 'drizzle-orm'
import { users } from '../auth/tables.ts'
import type { Tx } from '../db/open.ts'
import { pointChanges } from './tables.ts'

/** Gives points to a member and records what for. The part of the title after ` · ` is its detail. */
export async function earnPoints(
  tx: Tx,
  userId: string,
  { amount, reason, title, at }: Pick<typeof pointChanges.$inferInsert, 'amount' | 'reason' | 'title' | 'at'>,
): Promise<void> {
  await tx
    .update(users)
    .set({ points: sql`${users.points} + ${amount}` })
    .where(eq(users.id, userId))
  await tx.insert(pointChanges).values({ userId, kind: 'earned', reason, title, amount, at })
}
