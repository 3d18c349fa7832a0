import type { ReconcilePart, ShopDifference } from '@fandeck/sdk/shop'
import { and, desc, eq, lt, ne } from 'drizzle-orm'
import type { Backend } from '../context.ts'
import type { Db } from '../db/open.ts'
import { readSetting } from '../settings/store.ts'
import { differences } from './tables.ts'

/** What a part keeps; a wrong chain differs in every card. */
const MOST_KEPT = 1000
/** What a page shows. */
const AT_MOST = 100

/** Keeps differences; one that is known is only seen again. */
export async function addDifferences(db: Db, found: readonly ShopDifference[], at: number): Promise<void> {
  const [first] = found
  if (!first) return
  let room = MOST_KEPT - (await db.$count(differences, eq(differences.part, first.part)))
  for (const { part, code, subject, text, next } of found) {
    const seen = await db
      .update(differences)
      .set({ seenAt: at, text, next })
      .where(and(eq(differences.part, part), eq(differences.code, code), eq(differences.subject, subject)))
      .returning({ code: differences.code })
    if (seen.length > 0 || room <= 0) continue
    room -= 1
    await db
      .insert(differences)
      .values({ part, code, subject, text, next, foundAt: at, seenAt: at })
      .onConflictDoNothing()
  }
}

/** Deletes the differences of a part that were not seen any more. */
export const forgetSolved = (db: Db, part: ReconcilePart, at: number) =>
  db.delete(differences).where(and(eq(differences.part, part), lt(differences.seenAt, at)))

/** The desk shows foreign tokens with their owners in a section of their own. */
const isShown = ne(differences.code, 'TOKEN_FOREIGN')

/** Returns the number of differences. */
export const countDifferences = ({ db }: Backend): Promise<number> => db.$count(differences, isShown)

/** Returns the newest differences, and when the shop was compared. */
export async function keptDifferences({ db }: Backend) {
  const found = await db
    .select()
    .from(differences)
    .where(isShown)
    .orderBy(desc(differences.foundAt), differences.part, differences.code, differences.subject)
    .limit(AT_MOST)
  const at = await readSetting(db, 'reconciled_at')
  return { found, comparedAt: at === undefined ? undefined : Number(at) }
}
