import { eq, or } from 'drizzle-orm'
import { phoneCodes, users } from '../auth/tables.ts'
import { claimEvents } from '../claims/tables.ts'
import type { Db } from '../db/open.ts'

/** Lets the staff of an event try passwords again; false when there is no such event. */
export async function unlockEvent(db: Db, eventKey: string): Promise<boolean> {
  const unlocked = await db
    .update(claimEvents)
    .set({ fails: 0, failsSince: 0 })
    .where(eq(claimEvents.eventKey, eventKey))
    .returning({ eventKey: claimEvents.eventKey })
  return unlocked.length > 0
}

/** Lets an account log in again, by its id or its phone number; false when there is no such account. */
export async function unlockAccount(db: Db, name: string): Promise<boolean> {
  const phone = name.replaceAll('-', '')
  const ids = [name, name.toLowerCase()].map((id) => eq(users.memberId, id))
  const unlocked = await db
    .update(users)
    .set({ fails: 0, lockedUntil: 0 })
    .where(or(...ids, eq(users.phone, phone)))
    .returning({ phone: users.phone })
  for (const account of unlocked) {
    if (account.phone === null) continue
    const none = { tries: 0, sent: 0, resendAt: 0 }
    await db.update(phoneCodes).set(none).where(eq(phoneCodes.phone, account.phone))
  }
  return unlocked.length > 0
}
