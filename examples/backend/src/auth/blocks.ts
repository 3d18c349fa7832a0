import { eq } from 'drizzle-orm'
import type { Backend } from '../context.ts'
import type { Tx } from '../db/open.ts'
import { endOtherSessions } from './families.ts'
import { lockUserById } from './store.ts'
import { memberBlocks } from './tables.ts'

/** Why and since when a member is blocked. */
export type MemberBlock = typeof memberBlocks.$inferSelect

/** Returns the block of a member. */
export async function blockOf(tx: Tx, userId: string): Promise<MemberBlock | undefined> {
  const [block] = await tx.select().from(memberBlocks).where(eq(memberBlocks.userId, userId))
  return block
}

/**
 * Blocks a member: ends their sessions and refuses new ones. Call `followEndedSessions` after the commit, so that their
 * access tokens are refused at once.
 *
 * @returns whether the member was not blocked before
 */
export async function blockMember(
  backend: Backend,
  tx: Tx,
  { userId, reason, author }: { userId: string; reason: string; author: string },
): Promise<boolean> {
  // The lock of a session that begins.
  const user = await lockUserById(tx, userId)
  if (!user || user.withdrawnAt !== null) return false
  const added = await tx
    .insert(memberBlocks)
    .values({ userId, reason, author, at: backend.now() })
    .onConflictDoNothing()
    .returning({ userId: memberBlocks.userId })
  await endOtherSessions(backend, tx, userId, undefined)
  return added.length > 0
}

/** Lets a blocked member sign in again. @returns whether they were blocked */
export async function unblockMember(tx: Tx, userId: string): Promise<boolean> {
  const removed = await tx
    .delete(memberBlocks)
    .where(eq(memberBlocks.userId, userId))
    .returning({ userId: memberBlocks.userId })
  return removed.length > 0
}
