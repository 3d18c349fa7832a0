import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { chiSquare, chiSquareBound } from '../../test/chance.ts'
import { drawnSets, playCopies } from '../../test/copies.ts'
import { poolProblems } from '../../test/pools.ts'
import { EVERY_CASE } from '../../test/ring.ts'
import { addDrop } from '../../test/rush/drop.ts'
import { newReservation } from '../../test/rush/settle-histories.ts'
import { openShop, type Shop } from '../../test/shop.ts'
import { giveCopy } from '../campaigns/cards.ts'
import { LOCKS } from '../db/locks.ts'
import { rowsOf } from '../db/rows.ts'
import { transact } from '../db/transact.ts'
import { createBatcher } from '../drops/batcher.ts'
import { cancelIn } from '../drops/packs.ts'
import { lockMinting } from '../drops/store.ts'
import { applyEvent } from '../payment/service.ts'
import { fillDrops } from '../shop-files/kinds/drops.ts'
import { lockPackPools } from './pools.ts'

let shop: Shop
afterEach(() => shop.close())

const DRAWS = EVERY_CASE ? 20_000 : 2_000
const HISTORIES = EVERY_CASE ? 40 : 4

test(`D62 D96 a million random numbers and ${DRAWS} draws are uniform`, async () => {
  shop = await openShop()
  for (const cells of [2, 7, 100]) {
    const rows = await rowsOf(
      shop.db,
      sql`select count(*) as n from generate_series(1, 1000000) group by random_below(${cells}::bigint)`,
    )
    expect(rows).toHaveLength(cells)
    expect(chiSquare(rows.map(({ n }) => Number(n)))).toBeLessThan(chiSquareBound(cells))
  }
  const sets = await drawnSets(shop.db, DRAWS)
  expect(sets).toHaveLength(10)
  expect(chiSquare(sets)).toBeLessThan(chiSquareBound(10))
})

test(`the slots stay dense in ${HISTORIES} long histories`, async () => {
  shop = await openShop({ totalPacks: 30 })
  for (let seed = 100; seed < 100 + HISTORIES; seed++)
    expect(await playCopies(shop.db, seed, 150)).toBeUndefined()
})

const ORDERS = 200
const PACKS = 260
const DROP = 50
const CARD = 60

test('sales, returns, gifts and an operator at once leave dense slots, and no two of them block each other', async () => {
  shop = await openShop()
  const { backend, db } = shop
  await addDrop(db, shop.clock.now(), { seq: DROP, stock: PACKS, cards: 3 })
  await db.execute(sql`insert into designs select ${CARD}, ${CARD}, pack_idx, team, card_name, number, position, sub,
    edition_title, edition_total, art, story from designs where metadata_idx = ${DROP}`)
  await db.execute(
    sql`insert into editions (metadata_idx, edition) select ${CARD}, n from generate_series(1, 2000) n`,
  )
  const batcher = createBatcher(backend)
  const reserved = await Promise.all(
    Array.from({ length: ORDERS }, () => batcher.reserve(newReservation(DROP))),
  )
  const ids = reserved.map((one) => (one.outcome === 'OK' ? one.order.id : ''))
  const sell = async (orderId: string, n: number) => {
    await applyEvent(backend, { eventId: orderId, orderId, kind: 'paid', amount: 1000, currency: 'KRW' })
    if (n % 3 === 0)
      await transact(backend, (tx) =>
        cancelIn(backend, tx, { id: orderId, dropId: DROP, reason: 'changedMind' }),
      )
  }
  const give = (n: number) =>
    transact(backend, (tx) =>
      giveCopy(tx, n % 2 ? [CARD] : [CARD, DROP], { userId: `fan-${n}`, reason: `gift:${n}`, at: 0 }),
    )
  /** Adds packs to the drop, removes some, and deletes copies of the card, as an apply does. */
  const operate = (n: number) =>
    transact(backend, async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(${LOCKS.content})`)
      await lockMinting(tx, DROP)
      await lockPackPools(tx, DROP, [DROP])
      const more = n % 2 ? -9 : 9
      await tx.execute(sql`update mintings set total_qty = total_qty + ${more}::int, remaining = remaining + ${more}::int
        where minting_seq = ${DROP}`)
      await fillDrops(tx, [DROP])
      await tx.execute(sql`delete from editions where metadata_idx = ${CARD} and user_id is null and minting_seq is null
        and edition > (select max(edition) - 5 from editions where metadata_idx = ${CARD})`)
    })
  const jobs = [
    ...ids.map((id, n) => () => sell(id, n)),
    ...Array.from({ length: 100 }, (_, n) => () => give(n)),
    ...Array.from({ length: 20 }, (_, n) => () => operate(n)),
  ]
  await Promise.all(
    jobs.map(async (job, n) => {
      await pause((n * 37) % 100)
      await job()
    }),
  )
  expect(await poolProblems(db)).toEqual([])
  const [sold] = await rowsOf(
    db,
    sql`select count(*) filter (where o.status = 'PAID') as paid, (select count(*) from editions where user_id = 'sealed') as sealed
      from orders o where o.minting_seq = ${DROP}`,
  )
  const cancelled = Math.ceil(ORDERS / 3)
  expect([Number(sold?.paid), Number(sold?.sealed)]).toEqual([ORDERS - cancelled, 3 * (ORDERS - cancelled)])
  expect(await db.$count(sql`(select from editions where order_id like 'gift:%')`)).toBe(100)
  // Connections report their deadlocks within a second.
  await pause(1500)
  await Promise.all(Array.from({ length: 20 }, () => db.execute(sql`select 1`)))
  const [stats] = await rowsOf(
    db,
    sql`select deadlocks from pg_stat_database where datname = current_database()`,
  )
  expect(Number(stats?.deadlocks)).toBe(0)
})
