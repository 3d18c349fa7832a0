import { and, eq, isNull } from 'drizzle-orm'
import type { LiveOwner } from '../auth/live-session.ts'
import { identities } from '../auth/tables.ts'
import type { Tx } from '../db/open.ts'

/** The result of an identity check. */
export type Identity = typeof identities.$inferSelect

/** Locks and returns the result of an identity check that the caller's own session began (D86). */
export async function lockIdentity(
  tx: Tx,
  verificationId: string,
  { userId, familyId }: LiveOwner,
): Promise<Identity | undefined> {
  const own = and(
    eq(identities.verificationId, verificationId),
    eq(identities.userId, userId),
    eq(identities.familyId, familyId),
  )
  return (await tx.select().from(identities).where(own).for('update'))[0]
}

/** Marks a result as used; returns false if it already is. */
export async function useIdentity(
  tx: Tx,
  verificationId: string,
  usedBy: string,
  usedAt: number,
): Promise<boolean> {
  const used = await tx
    .update(identities)
    .set({ usedBy, usedAt })
    .where(and(eq(identities.verificationId, verificationId), isNull(identities.usedAt)))
    .returning({ verificationId: identities.verificationId })
  return used.length > 0
}

/** Stores the outcome of an identity check; a repeated one, such as after a lost reply, changes nothing. */
export async function addIdentity(tx: Tx, identity: typeof identities.$inferInsert): Promise<void> {
  await tx.insert(identities).values(identity).onConflictDoNothing()
}
