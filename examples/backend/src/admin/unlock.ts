import { eq, or } from 'drizzle-orm'
import { unlockAccount } from '../auth/account-limits.ts'
import { phoneCodes, users } from '../auth/tables.ts'
import type { Backend } from '../context.ts'

/** Unlocks an account by its id or phone number; returns false if there is none. */
export async function unlockByName(backend: Backend, name: string): Promise<boolean> {
  const { db } = backend
  const ids = [name, name.toLowerCase()].map((id) => eq(users.memberId, id))
  const found = await db
    .select({ id: users.id, phone: users.phone })
    .from(users)
    .where(or(...ids, eq(users.phone, name.replaceAll('-', ''))))
  for (const { id, phone } of found) {
    await unlockAccount(backend, id)
    if (phone === null) continue
    const none = { tries: 0, sent: 0, resendAt: 0 }
    await db.update(phoneCodes).set(none).where(eq(phoneCodes.phone, phone))
  }
  return found.length > 0
}
