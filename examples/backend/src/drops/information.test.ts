import { DropsInformation } from '@fandeck/sdk/wire'
import { eq } from 'drizzle-orm'
import { afterEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { dropRow } from '../../test/drop-row.ts'
import { addDrop } from '../../test/rush/drop.ts'
import { openShop, type Shop } from '../../test/shop.ts'
import { rowsTouched } from '../../test/touched.ts'
import { designs } from '../cards/tables.ts'
import { cardUrl, crestUrl, dropUrl } from '../images/urls.ts'
import { dropsInformation } from './information.ts'
import { mintings } from './tables.ts'

let shop: Shop
afterEach(() => shop.close())

/** Adds one drop per pack, and a second drop for every other pack. */
async function addDrops(first: number, count: number) {
  for (let seq = first; seq < first + count; seq++) {
    await addDrop(shop.db, shop.clock.now(), { seq, stock: 1, shipsGoods: seq % 3 === 0 })
    const time = { startAt: 0, endAt: 1, updatedAt: seq }
    const more = dropRow({ dropId: 1000 + seq, packName: `rush-${seq}`, totalPacks: 0, packId: seq, ...time })
    if (seq % 2 === 0) await shop.db.insert(mintings).values(more)
  }
}

/** The expected information, from one query per drop. */
async function dropByDrop() {
  const { db, config } = shop.backend
  const rows = await db.select().from(mintings).orderBy(mintings.dropId)
  const drops = []
  for (const row of rows) {
    const cards = await db
      .select()
      .from(designs)
      .where(eq(designs.packId, row.packId))
      .orderBy(designs.cardId)
    drops.push({
      ...row,
      thumb: dropUrl(config, row),
      ...(row.shipsGoods && { terms: ['purchase', 'thirdParty'] as ('purchase' | 'thirdParty')[] }),
      cards: cards.map((design) => ({
        ...design,
        image: cardUrl(config, design),
        crest: crestUrl(config, design.team),
      })),
    })
  }
  return { version: 1, updatedAt: Math.max(...rows.map(({ updatedAt }) => updatedAt)), drops }
}

test('S7.32 the information of drops is what each drop alone would say, by two queries for any number', async () => {
  shop = await openShop()
  await addDrops(100, 30)
  const queried = vi.spyOn(shop.backend.db, 'select')
  const information = await dropsInformation(shop.backend)
  expect(queried).toHaveBeenCalledTimes(2)
  expect(information.drops).toHaveLength(46)
  expect(JSON.stringify(z.encode(DropsInformation, information))).toBe(
    JSON.stringify(z.encode(DropsInformation, await dropByDrop())),
  )
})

test('S7.32 twice the drops are twice the rows to read, not four times', async () => {
  shop = await openShop()
  const read = async (work: (backend: Shop['backend']) => Promise<unknown>) =>
    shop.db.transaction(async (tx) => (await rowsTouched(tx, () => work({ ...shop.backend, db: tx }))).read)
  await addDrops(100, 40)
  const few = await read(dropsInformation)
  await addDrops(200, 40)
  expect(await read(dropsInformation)).toBeLessThan(2.2 * few)
  // Control: a query for each drop reads all cards each time.
  const each = async (backend: Shop['backend']) => {
    for (let n = 0; n < 80; n++) await backend.db.select().from(designs).where(eq(designs.packId, n))
  }
  expect(await read(each)).toBeGreaterThan(10 * few)
})
