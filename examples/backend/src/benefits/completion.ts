import { eq } from 'drizzle-orm'
import type { Backend } from '../context.ts'
import { transact } from '../db/transact.ts'
import type { Problem } from '../problem.ts'
import { benefitRefusals as refusals } from './problems.ts'
import { type ClaimEvent, countEventFail, isEventLocked, lockEvent, staffPasswordOf } from './staff-event.ts'
import { benefitOf, type MemberBenefit, own, refusalOf } from './store.ts'
import { claimEvents, memberBenefits } from './tables.ts'

/** The wrong passwords before a benefit is locked, and the duration of the lock (D14). */
const TRIES = 5
const LOCK_MS = 5 * 60_000

/** Returns the current lock of this benefit. */
function lockOf(event: ClaimEvent, { mine }: MemberBenefit, now: number): Problem | undefined {
  if (now < mine.lockedUntil) return refusals.locked(Math.ceil((mine.lockedUntil - now) / 60_000))
  return isEventLocked(event, now) ? refusals.eventLocked() : undefined
}

/**
 * Completes a benefit with the staff's password (S7.4, D14): five wrong ones lock the benefit for five minutes,
 * fifty an hour those of the whole event; the desk has a count of its own. Treats every attempt during a lock alike.
 */
export async function completeByPassword(
  backend: Backend,
  userId: string,
  idx: number,
  password: string,
): Promise<void> {
  const found = await benefitOf(backend.db, userId, idx)
  if (!found || found.benefit.qr) throw refusals.notFound()
  const { eventKey } = found.benefit
  const now = backend.now()
  const events = await backend.db.select().from(claimEvents).where(eq(claimEvents.eventKey, eventKey))
  const early = refusalOf(found, now) ?? (events[0] && lockOf(events[0], found, now))
  if (early) throw early
  // Hashing is slow, so it runs without a lock; its result counts only if the locks below allow it.
  const isRight = (await staffPasswordOf(backend, eventKey, password, now)) !== undefined
  await backend.failpoint('claims/password')
  const refusal = await transact(backend, async (tx): Promise<Problem | undefined> => {
    const event = await lockEvent(tx, eventKey)
    await tx.select().from(memberBenefits).where(own(userId, idx)).for('update')
    const row = await benefitOf(tx, userId, idx)
    if (!event || !row) return refusals.notFound()
    const unusable = refusalOf(row, now) ?? lockOf(event, row, now)
    if (unusable) return unusable
    if (isRight) {
      const used = { usedAt: now, usedBy: 'password', fails: 0 } as const
      await tx.update(memberBenefits).set(used).where(own(userId, idx))
      return undefined
    }
    await countEventFail(tx, backend, event, now)
    const fails = row.mine.fails + 1
    const full = fails >= TRIES
    const count = full ? { fails: 0, lockedUntil: now + LOCK_MS } : { fails }
    await tx.update(memberBenefits).set(count).where(own(userId, idx))
    return full ? refusals.locked(LOCK_MS / 60_000) : refusals.wrongPassword(TRIES - fails)
  })
  // Thrown after the commit: inside the transaction, the count would be rolled back.
  if (refusal) throw refusal
  backend.log.info('claim.completed', { benefitId: idx, by: 'password' })
}
