import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** The cursor of a row of a list: its time and its number. */
export const cursorOf = (at: number, id: number): string => `${at}.${id}`

/** Restricts a list to rows after a cursor, newest first; an invalid cursor restricts nothing. */
export function olderThan(cursor: string | undefined, at: PgColumn, id: PgColumn): SQL | undefined {
  const [, ms, number] = /^(\d{1,15})\.(\d{1,9})$/.exec(cursor ?? '') ?? []
  return ms === undefined ? undefined : sql`(${at}, ${id}) < (${ms}::bigint, ${number}::int)`
}
