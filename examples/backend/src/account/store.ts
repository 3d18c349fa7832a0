import { and, eq, isNull } from 'drizzle-orm'
import { identities } from '../auth/tables.ts'
import type { Tx } from '../db/open.ts'

/** The result of an identity check. */
export type Identity = typeof identities.$inferSelect

/** Locks and returns the result of an identity check. */
export async function lockIdentity(tx: Tx, verificationId: string): Promise<Identity | undefined> {
  return (
    await tx.select().from(identities).where(eq(identities.verificationId, verificationId)).for('update')
  )[0]
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
