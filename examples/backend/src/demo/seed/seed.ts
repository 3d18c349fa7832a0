import type { Backend } from '../../context.ts'
import type { Tx } from '../../db/open.ts'
import { applyIn } from '../../shop-files/apply.ts'
import { seedCodes } from '../codes.ts'
import { demoShop } from '../shop.ts'
import { seedAccounts } from './accounts.ts'
import { seedBenefits } from './benefits.ts'
import { seedCollections } from './collections.ts'
import { seedShippedOrder } from './drops.ts'
import { seedHistories } from './histories.ts'
import { seedInquiries } from './inquiries.ts'
import { seedOwnedCards } from './owned-cards.ts'
import { seedVotes } from './votes.ts'

/**
 * Fills a new database with the shop of `examples/shop`, as `fandeck apply` does, and with the people of the demo; times
 * are relative to now.
 */
export async function seed(backend: Backend, tx: Tx): Promise<void> {
  const reading = demoShop()
  await seedAccounts(backend, tx)
  const document = await reading
  const body = { document, pictures: {}, allow: true }
  await applyIn(tx, backend, { author: 'demo', body })
  await seedOwnedCards(backend, tx)
  await seedShippedOrder(backend, tx)
  await seedBenefits(backend, tx)
  await seedCodes(backend, tx)
  await seedInquiries(backend, tx)
  await seedHistories(backend, tx)
  await seedCollections(backend, tx, document)
  await seedVotes(backend, tx, document)
}
