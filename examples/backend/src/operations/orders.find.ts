import { and, eq, inArray, isNull, like, or, type SQL, sql } from 'drizzle-orm'
import { users } from '../auth/tables.ts'
import type { Backend } from '../context.ts'
import { orders } from '../drops/tables.ts'

/** The most members whose orders a search lists; a longer text finds fewer. */
const MEMBERS = 200

/** Escapes the wildcards of LIKE. */
const literal = (text: string) => text.replace(/[\\%_]/g, (sign) => `\\${sign}`)

/**
 * Matches the number of an order, the beginning of a nickname, or the last four digits of a phone; each by an index, so
 * that no search reads all orders.
 */
export async function matching(db: Backend['db'], text: string): Promise<SQL | undefined> {
  const found = await db
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        isNull(users.withdrawnAt),
        or(
          like(sql`lower(${users.nickname})`, `${literal(text.toLowerCase())}%`),
          /^\d{4}$/.test(text) ? eq(sql`right(${users.phone}, 4)`, text) : undefined,
        ),
      ),
    )
    .limit(MEMBERS)
  return or(
    inArray(orders.id, [text, text.toUpperCase(), text.toLowerCase()]),
    found.length === 0
      ? undefined
      : inArray(
          orders.userId,
          found.map(({ id }) => id),
        ),
  )
}
