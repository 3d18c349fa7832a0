import { and, eq, inArray, is, sql } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { users } from '../auth/tables.ts'
import { seedBenefits } from '../benefits/seed.ts'
import { seedCards } from '../cards/seed.ts'
import { editions } from '../cards/tables.ts'
import { seedCodes } from '../codes/seed.ts'
import { seedCollections } from '../collections/seed.ts'
import { hasDemo } from '../config.ts'
import { seedContent } from '../content/seed.ts'
import type { Backend } from '../context.ts'
import { leases } from '../db/leases.tables.ts'
import { LOCKS } from '../db/locks.ts'
import type { Tx } from '../db/open.ts'
import * as schema from '../db/schema.ts'
import { seedDirectory } from '../directory/seed.ts'
import { seedDrops, seedShippedOrder } from '../drops/seed.ts'
import { seedPopups } from '../popups/seed.ts'
import { claimSetting, readSetting } from '../settings/store.ts'
import { settings } from '../settings/tables.ts'
import { seedShop } from '../shop/seed.ts'
import { seedShowcase } from '../showcase/seed.ts'
import { StartProblem } from '../start-problem.ts'
import { seedSupport } from '../support/seed.ts'
import { seedAccounts } from './accounts.ts'
import { ACCOUNTS } from './content/index.ts'
import { seedHistories } from './histories.ts'

/** Assigns to the demo members the copies that they own from the start. */
async function seedOwnedCards(backend: Backend, tx: Tx): Promise<void> {
  const owners = await tx
    .select({ id: users.id, memberId: users.memberId })
    .from(users)
    .where(
      inArray(
        users.memberId,
        ACCOUNTS.map((account) => account.memberId),
      ),
    )
  for (const { id, memberId } of owners) {
    const cards = ACCOUNTS.find((account) => account.memberId === memberId)?.cards ?? []
    for (const { cardId, edition } of cards) {
      await tx
        .update(editions)
        .set({ userId: id, acquiredAt: backend.now() })
        .where(and(eq(editions.cardId, cardId), eq(editions.edition, edition)))
    }
  }
}

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
 * Fills a new database with the demo content in one transaction; times are relative to now. In production it only
 * claims the database.
 *
 * @throws StartProblem if the database contains demo content in production, or another shop's content otherwise
 */
export async function seed(backend: Backend): Promise<void> {
  await backend.db.transaction(async (tx) => {
    // Of a start in production and one of a demo, at the same time, the second sees the claim of the first.
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCKS.content})`)
    if (!hasDemo(backend.config)) return claimForProduction(backend, tx)
    if (!(await claimForDemo(backend, tx))) return
    await seedAccounts(backend, tx)
    await seedCards(backend, tx)
    await seedOwnedCards(backend, tx)
    await seedDrops(backend, tx)
    await seedShippedOrder(backend, tx)
    await seedBenefits(backend, tx)
    await seedCodes(tx)
    await seedContent(backend, tx)
    await seedPopups(backend, tx)
    await seedShowcase(backend, tx)
    await seedSupport(backend, tx)
    await seedHistories(backend, tx)
    await seedCollections(backend, tx)
    await seedDirectory(tx)
    await seedShop(tx)
  })
}
