import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../src/db/open.ts'
import { rowsOf } from '../src/db/rows.ts'

const number = z.pipe(z.union([z.string(), z.number()]), z.transform(Number))
const Touched = z.object({ read: number, written: number, pages: number })
const Plan = z.array(
  z.object({ 'QUERY PLAN': z.array(z.object({ Plan: z.record(z.string(), z.unknown()) })) }),
)

/** Pages also of indexes, which can answer without their table; not of the catalogue. */
async function counted(tx: Tx) {
  const [row] = await rowsOf(
    tx,
    sql`select coalesce(sum(coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0)), 0) as read,
      coalesce(sum(n_tup_ins + n_tup_upd + n_tup_del), 0) as written,
      (select sum(pg_stat_get_xact_blocks_fetched(oid)) from pg_class where oid >= 16384) as pages
      from pg_stat_xact_user_tables`,
  )
  return z.parse(Touched, row)
}

/**
 * Returns the rows that `work` reads and writes, and the pages that it reads, by the
 * server's own count; no clock is involved.
 */
export async function rowsTouched(tx: Tx, work: () => Promise<unknown>): Promise<z.output<typeof Touched>> {
  const before = await counted(tx)
  await work()
  const after = await counted(tx)
  return {
    read: after.read - before.read,
    written: after.written - before.written,
    pages: after.pages - before.pages,
  }
}

/** Runs a statement and returns the pages that it has read, also those of its functions. */
export async function pagesRead(tx: Tx, statement: ReturnType<typeof sql>): Promise<number> {
  const rows = await rowsOf(tx, sql`explain (analyze, buffers, format json) ${statement}`)
  const plan = z.parse(Plan, rows)[0]?.['QUERY PLAN'][0]?.Plan
  return Number(plan?.['Shared Hit Blocks']) + Number(plan?.['Shared Read Blocks'])
}
