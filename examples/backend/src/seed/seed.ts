import { and, eq, inArray } from 'drizzle-orm'
import { users } from '../auth/tables.ts'
import { seedBenefits } from '../benefits/seed.ts'
import { seedCards } from '../cards/seed.ts'
import { editions } from '../cards/tables.ts'
import { seedCodes } from '../codes/seed.ts'
import { seedCollections } from '../collections/seed.ts'
import { hasDemo } from '../config.ts'
import { seedContent } from '../content/seed.ts'
import type { Backend } from '../context.ts'
import type { Tx } from '../db/open.ts'
import { seedDirectory } from '../directory/seed.ts'
import { seedDrops, seedShippedOrder } from '../drops/seed.ts'
import { seedPopups } from '../popups/seed.ts'
import { claimSetting, readSetting } from '../settings/store.ts'
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
async function refuseDemoContent({ db }: Backend): Promise<void> {
  if ((await readSetting(db, 'seeded_at')) === undefined) return
  throw new StartProblem(
    'This database holds the demo content, whose passwords are published; use an empty DATA_DIR or DATABASE_URL, or set FANDECK_MODE=demo.',
  )
}

/**
 * Fills a new database with the demo content in one transaction; times are relative to now. Does nothing in
 * production.
 *
 * @throws StartProblem in production if the database contains demo content
 */
export async function seed(backend: Backend): Promise<void> {
  if (!hasDemo(backend.config)) return refuseDemoContent(backend)
  await backend.db.transaction(async (tx) => {
    if (!(await claimSetting(tx, 'seeded_at', String(backend.now())))) return
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
  })
}
