import { count, eq, sql } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { type TestBackend, testBackend } from '../../test/backend.ts'
import { EVERY_CASE } from '../../test/ring.ts'
import { starterShop } from '../../test/shop-folder.ts'
import { designs, editions } from '../cards/tables.ts'
import { openPool } from '../db/open.ts'
import { mintings } from '../drops/tables.ts'
import { applyShop } from './apply.ts'
import { shopRevisions, shopThings } from './tables.ts'

const PACKS = 50
const CARDS = 20
const KILLS = EVERY_CASE ? 12 : 2

let shop: TestBackend
afterEach(() => shop.close())

/** A shop of 50 packs with 20 cards and 2,000 copies each, and a drop of each pack. */
function largeShop() {
  const document = starterShop()
  const { first: pack } = document.packs
  const { first: drop } = document.drops
  if (!pack || !drop) throw new Error('The starter has no pack or no drop.')
  const names = Array.from({ length: PACKS }, (_, n) => `pack-${n + 1}`)
  const card = {
    position: 'FW',
    subtitle: '첫 시즌',
    finish: 'BASIC',
    copies: 100,
    story: '첫 시즌의 카드예요.',
  }
  const cards = Array.from({ length: CARDS }, (_, n) => ({ ...card, number: n + 1, name: `선수 ${n + 1}` }))
  document.shop.deck = names
  document.packs = Object.fromEntries(names.map((name) => [name, { ...pack, title: name, cards }]))
  document.drops = Object.fromEntries(names.map((name) => [name, { ...drop, pack: name, packs: 500 }]))
  return document
}

test('1,000 cards and 50 drops are applied wholly or not at all, however often the database goes', async () => {
  shop = await testBackend({ config: { mode: 'production' } })
  const { backend } = shop
  const document = largeShop()
  const killer = await openPool(backend.config.databaseUrl)
  const kill = () =>
    killer.db.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`)
  const order = { author: 'han-doyun', body: { document, pictures: {}, allow: false } }
  const written = async () => {
    const drops = await killer.db.$count(mintings)
    const [taken] = await killer.db
      .select({ copies: count() })
      .from(editions)
      .where(sql`minting_seq is not null`)
    return {
      revisions: await killer.db.$count(shopRevisions),
      cards: await killer.db.$count(designs),
      drops,
      taken: taken?.copies,
    }
  }
  const whole = { revisions: 1, cards: PACKS * CARDS, drops: PACKS, taken: PACKS * 500 * 3 }
  const nothing = { revisions: 0, cards: 0, drops: 0, taken: 0 }
  try {
    for (let n = 0; n < KILLS; n++) {
      let running = true
      const applying = applyShop(backend, order)
        .catch(() => {})
        .finally(() => {
          running = false
        })
      // An apply is attempted four times, so that it ends only if each attempt is cut.
      while (running) {
        await new Promise((resolve) => setTimeout(resolve, 50 + ((n * 397) % 1500)))
        if (running) await kill()
      }
      await applying
      expect([whole, nothing]).toContainEqual(await written())
      // As autovacuum may at any time: the statistics then say that the tables are empty.
      await killer.db.execute(sql`analyze`)
    }
    await applyShop(backend, order)
    expect(await written()).toEqual(whole)
    await applyShop(backend, order)
    expect(await written()).toEqual(whole)
    const [names] = await killer.db
      .select({ things: count() })
      .from(shopThings)
      .where(eq(shopThings.kind, 'cards'))
    expect(names?.things).toBe(PACKS * CARDS)
  } finally {
    await killer.close()
  }
}, 600_000)
