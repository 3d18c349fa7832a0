import { and, eq } from 'drizzle-orm'
import { addressLimit, addressRefusal } from '../auth/account-limits.ts'
import { requireLive } from '../auth/live-session.ts'
import { lockUserById } from '../auth/store.ts'
import { ACCESS_MS, type TokenOwner } from '../auth/tokens.ts'
import type { Visitor } from '../auth/visitor.ts'
import { withdrawnMembers } from '../auth/withdrawn.ts'
import type { Backend } from '../context.ts'
import type { Tx } from '../db/open.ts'
import { transact } from '../db/transact.ts'
import { settleOrder } from '../drops/settle.ts'
import { orders } from '../drops/tables.ts'
import { lockFor, settleTry } from '../limits/tries.ts'
import { addWork } from '../outbox/store.ts'
import { erase } from './erase.ts'
import { type Proof, proofRefusal } from './proof.ts'

/** Cancels the reservations of a member and returns their packs; a later payment is refunded. */
async function cancelReservations(backend: Backend, tx: Tx, userId: string): Promise<void> {
  const reserved = and(eq(orders.userId, userId), eq(orders.status, 'RESERVED'))
  for (const order of await tx.select().from(orders).where(reserved)) {
    await settleOrder(backend, tx, order, 'cancelled')
  }
}

/**
 * Closes the account of a member: ends all sessions, cancels reservations, archives the orders that the law keeps, and
 * erases the rest (S7.51, S7.52, D37). Does nothing for a member who has withdrawn, because the first answer may have
 * been lost.
 *
 * @throws Problem WRONG_CODE, CODE_EXPIRED, IDENTITY_NOT_FOUND, IDENTITY_MISMATCH; TOO_MANY_TRIES after five wrong
 * codes, or fifty per visitor in ten minutes; status "2009" if the caller's session has ended
 */
export async function withdraw(
  backend: Backend,
  caller: TokenOwner,
  proof: Proof,
  visitor: Visitor,
): Promise<void> {
  const { userId } = caller
  const limits = [addressLimit(backend, visitor.address)]
  const lock = await lockFor(backend, limits)
  if (lock) throw addressRefusal(lock)
  const refusal = await transact(backend, async (tx) => {
    const user = await lockUserById(tx, userId)
    if (!user) return undefined
    const owner = await requireLive(tx, caller)
    const refused = await proofRefusal(backend, tx, { user, owner, visitor }, proof)
    if (refused) return refused
    await backend.failpoint('withdrawal')
    await cancelReservations(backend, tx, userId)
    await erase(backend, tx, user)
    await addWork(tx, 'erase', userId, backend.now(), backend.now() + ACCESS_MS)
    return undefined
  })
  if (refusal) {
    await settleTry(backend, limits, false)
    throw refusal
  }
  withdrawnMembers(backend).set(userId, backend.now())
}
