import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Db } from '../../src/db/open.ts'

/** The rows of every table, by their hash. */
type Contents = Map<string, Map<string, number>>

const Names = z.array(z.object({ name: z.string() }))
const Rows = z.array(z.object({ hash: z.string(), rows: z.number() }))

const Answer = z.object({ rows: z.array(z.unknown()) })

const rowsOf = async (db: Db, query: string) => z.parse(Answer, await db.execute(sql.raw(query))).rows

/** Reads every table of the database, but for those that count attempts. */
export async function contentsOf(db: Db): Promise<Contents> {
  const names = z.parse(
    Names,
    await rowsOf(db, `select tablename as name from pg_tables where schemaname = 'public' order by 1`),
  )
  const contents: Contents = new Map()
  for (const { name } of names) {
    if (COUNTS_ATTEMPTS.has(name)) continue
    const rows = z.parse(
      Rows,
      await rowsOf(
        db,
        `select md5((${COMPARED[name] ?? 't'})::text) as hash, count(*)::int as rows from "${name}" t group by 1`,
      ),
    )
    contents.set(name, new Map(rows.map(({ hash, rows }) => [hash, rows])))
  }
  return contents
}

/** Tables whose purpose is to count every attempt, also repeated and refused ones. */
const COUNTS_ATTEMPTS: ReadonlySet<string> = new Set([
  'tries',
  'known_devices',
  'code_tries',
  'code_refusals',
  'price_refusals',
])

/**
 * The columns of tables whose other columns are chosen by chance: a free copy takes any slot of its pool, and any cards of a
 * drop are drawn, whose number `free_counts` has.
 */
const COMPARED: Readonly<Record<string, string>> = {
  free_copies: 't.pool, t.metadata_idx, t.edition',
  free_cards: 't.minting_seq',
}

/** The rows that a request has written and removed, by table; a changed row counts as both. */
export type Footprint = Record<string, { written: number; removed: number }>

export function footprintOf(before: Contents, after: Contents): Footprint {
  const footprint: Footprint = {}
  for (const [table, rows] of after) {
    const former = before.get(table) ?? new Map<string, number>()
    const more = (one: Map<string, number>, other: Map<string, number>) =>
      [...one].reduce((sum, [hash, count]) => sum + Math.max(0, count - (other.get(hash) ?? 0)), 0)
    const written = more(rows, former)
    const removed = more(former, rows)
    if (written + removed > 0) footprint[table] = { written, removed }
  }
  return footprint
}
