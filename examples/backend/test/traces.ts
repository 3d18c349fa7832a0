import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Db } from '../src/db/open.ts'
import { rowsOf } from '../src/db/rows.ts'

/** Returns every table, and those whose rows contain one of the texts in any column, with the text. */
export async function tracesOf(
  db: Db,
  texts: readonly string[],
): Promise<{ tables: string[]; found: string[] }> {
  const listed = await rowsOf(
    db,
    sql`select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
  )
  const tables = listed.map(({ name }) => z.parse(z.string(), name))
  const found: string[] = []
  for (const table of tables) {
    for (const text of texts) {
      const row = sql`to_jsonb(${sql.identifier(table)})::text ilike ${`%${text}%`}`
      const [hit] = await rowsOf(db, sql`select 1 from ${sql.identifier(table)} where ${row} limit 1`)
      if (hit) found.push(`${table}: ${text}`)
    }
  }
  return { tables, found }
}
