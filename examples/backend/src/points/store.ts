import { eq, sql } from 'drizzle-orm'
import { users } from '../auth/tables.ts'
import type { Tx } from '../db/open.ts'
import { pointChanges } from './tables.ts'

/** Gives points to a member and records what for. The part of the title after ` · ` is its detail. */
export async function earnPoints(
  tx: Tx,
  userId: string,
  { amount, title, at }: { amount: number; title: string; at: number },
): Promise<void> {
  await tx
    .update(users)
    .set({ points: sql`${users.points} + ${amount}` })
    .where(eq(users.id, userId))
  await tx.insert(pointChanges).values({ userId, kind: 'earned', title, amount, at })
}
