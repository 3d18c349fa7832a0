import { and, eq, isNull } from 'drizzle-orm'
import { identities } from '../auth/tables.ts'
import type { Tx } from '../db/open.ts'

/** What an identity check found out. */
export type Identity = typeof identities.$inferSelect

/** The identity of a receipt; its row stays locked until the transaction ends. */
export async function lockIdentity(tx: Tx, impUid: string): Promise<Identity | undefined> {
  return (await tx.select().from(identities).where(eq(identities.impUid, impUid)).for('update'))[0]
}

/** Uses an identity up; `false` when somebody was quicker. */
export async function useIdentity(tx: Tx, impUid: string, usedBy: string, usedAt: number): Promise<boolean> {
  const used = await tx
    .update(identities)
    .set({ usedBy, usedAt })
    .where(and(eq(identities.impUid, impUid), isNull(identities.usedAt)))
    .returning({ impUid: identities.impUid })
  return used.length > 0
}

export async function addIdentity(tx: Tx, identity: typeof identities.$inferInsert): Promise<void> {
  await tx.insert(identities).values(identity)
}
