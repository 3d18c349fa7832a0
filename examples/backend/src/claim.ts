import { is, sql } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import type { Backend } from './context.ts'
import { leases } from './db/leases.tables.ts'
import { LOCKS } from './db/locks.ts'
import type { Tx } from './db/open.ts'
import * as schema from './db/schema.ts'
import { claimSetting, readSetting } from './settings/store.ts'
import { settings } from './settings/tables.ts'
import { admitToken } from './shop-files/tokens.ts'
import { StartProblem } from './start-problem.ts'

/** The demo accounts and staff passwords are public, so production refuses a database that contains them. */
async function claimForProduction(backend: Backend, tx: Tx): Promise<void> {
  if ((await readSetting(tx, 'seeded_at')) !== undefined) {
    throw new StartProblem(
      'This database holds the demo content, whose passwords are published; use an empty DATA_DIR or DATABASE_URL, or set FANDECK_MODE=demo.',
    )
  }
  await claimSetting(tx, 'production_at', String(backend.now()))
}

/** The tables whose rows a shop has written. */
const TABLES = Object.values<unknown>(schema).filter(
  (table): table is PgTable => is(table, PgTable) && table !== settings && table !== leases,
)

/** Whether a database is empty, or has the demo content already. */
async function isFree(tx: Tx): Promise<boolean> {
  if ((await readSetting(tx, 'seeded_at')) !== undefined) return true
  for (const table of TABLES) {
    if ((await tx.select({ one: sql`1` }).from(table).limit(1)).length > 0) return false
  }
  return true
}

/** Demo content, once written, cannot be told from a shop's own, so only an empty database receives it. */
async function claimForDemo(backend: Backend, tx: Tx): Promise<boolean> {
  if ((await readSetting(tx, 'production_at')) !== undefined || !(await isFree(tx))) {
    throw new StartProblem(
      'This database belongs to a shop in production, so no demo content is written into it; use an empty DATA_DIR or DATABASE_URL, or set FANDECK_MODE=production.',
    )
  }
  return claimSetting(tx, 'seeded_at', String(backend.now()))
}

/**
 * Claims the database for production or for the demo, which fills a new one with its content in the same transaction;
 * with a `shopToken`, a new database stays empty.
 *
 * @throws StartProblem if the database contains demo content in production, or another shop's content otherwise
 */
export async function claimDatabase(backend: Backend): Promise<void> {
  const { db, demo } = backend
  await db.transaction(async (tx) => {
    // Of a start in production and one of a demo, at the same time, the second sees the claim of the first.
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCKS.content})`)
    if (!demo) return claimForProduction(backend, tx)
    const isNew = await claimForDemo(backend, tx)
    const { shopToken } = backend.config
    if (shopToken !== undefined) await admitToken(tx, backend, shopToken)
    else if (isNew) await demo.seed(backend, tx)
  })
}
