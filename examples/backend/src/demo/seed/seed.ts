import type { Backend } from '../../context.ts'
import type { Tx } from '../../db/open.ts'
import { seedAccounts } from './accounts.ts'
import { seedBenefits } from './benefits.ts'
import { seedCards } from './cards.ts'
import { seedCodes } from './codes.ts'
import { seedCollections } from './collections.ts'
import { seedContent } from './content.ts'
import { seedDirectory } from './directory.ts'
import { seedDrops, seedShippedOrder } from './drops.ts'
import { seedHistories } from './histories.ts'
import { seedOwnedCards } from './owned-cards.ts'
import { seedPopups } from './popups.ts'
import { seedShop } from './shop.ts'
import { seedShowcase } from './showcase.ts'
import { seedSupport } from './support.ts'

/** Fills a new database with the demo content; times are relative to now. */
export async function seed(backend: Backend, tx: Tx): Promise<void> {
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
}
