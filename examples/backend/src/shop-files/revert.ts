import { type RevertBody, ShopDocument, type ShopExport, type ShopPlan } from '@fandeck/sdk/shop'
import { desc, gt } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Backend } from '../context.ts'
import type { Tx } from '../db/open.ts'
import { transact } from '../db/transact.ts'
import { applyIn } from './apply.ts'
import { currentDocument } from './document.ts'
import { thingsOf } from './kind.ts'
import { photographsOf } from './photographs.ts'
import { revisionOf } from './plan.ts'
import { shopRefusals } from './problems.ts'
import { shopPictures, shopRevisions } from './tables.ts'

/** Returns the shop as it was after a revision: the changes since then, undone from the newest on. */
async function documentAt(tx: Tx, current: ShopDocument, revision: number): Promise<ShopDocument> {
  const later = await tx
    .select({ changes: shopRevisions.changes })
    .from(shopRevisions)
    .where(gt(shopRevisions.revision, revision))
    .orderBy(desc(shopRevisions.revision))
  const { shop, ...kinds } = thingsOf(current)
  const things: Record<string, Record<string, unknown>> = structuredClone({ ...kinds, shop })
  for (const { changes } of later)
    for (const { kind, name, before } of changes) {
      // The people of a whitelist stay.
      const items = things[kind]
      if (!items) continue
      if (before === null) delete items[name]
      else items[name] = before
    }
  return z.parse(ShopDocument, {
    ...things,
    shop: things.shop?.shop,
    whitelists: current.whitelists,
  })
}

const picturesOf = async (tx: Tx): Promise<Record<string, string>> =>
  Object.fromEntries((await tx.select().from(shopPictures)).map(({ path, source }) => [path, source]))

/**
 * Returns the shop to a revision, as an apply of what it was then; people on whitelists and what fans own stay.
 *
 * @throws Problem as `applyIn`; NOT_FOUND for an unknown revision
 */
export const revertShop = (
  backend: Backend,
  { to, revision, allow }: RevertBody,
  author: string,
): Promise<ShopPlan> =>
  transact(backend, async (tx) => {
    const current = await currentDocument(tx)
    if (!current || to < 1 || to > (await revisionOf(tx))) throw shopRefusals.noRevision()
    const document = await documentAt(tx, current, to)
    return applyIn(tx, backend, {
      author,
      body: { document, pictures: await picturesOf(tx), revision, allow },
    })
  })

/** Returns the shop as its files would describe it. @throws Problem NOT_FOUND before the first apply */
export const exportShop = (backend: Backend): Promise<ShopExport> =>
  transact(backend, async (tx) => {
    const document = await currentDocument(tx)
    if (!document) throw shopRefusals.empty()
    const { addresses } = await photographsOf(tx, backend, await picturesOf(tx))
    return { document, revision: await revisionOf(tx), pictures: addresses }
  })
