import type { CheerDraft } from '@fandeck/sdk/cheers'
import { desc } from 'drizzle-orm'
import type { Backend } from '../context.ts'
import { Problem } from '../problem.ts'
import { cheers } from './tables.ts'

/** Returns the cheers on the wall, newest first. */
export async function listCheers({ db }: Backend) {
  const rows = await db
    .select({ text: cheers.text, at: cheers.at })
    .from(cheers)
    .orderBy(desc(cheers.at))
    .limit(100)
  return { rows }
}

/**
 * Puts a cheer of a member on the wall.
 *
 * @throws Problem ALREADY_SENT for another cheer of the member
 */
export async function addCheer({ db, now }: Backend, userId: string, { text }: CheerDraft): Promise<void> {
  const added = await db.insert(cheers).values({ userId, text, at: now() }).onConflictDoNothing().returning()
  if (added.length === 0) throw new Problem(409, '이미 응원했어요.', 'ALREADY_SENT')
}
