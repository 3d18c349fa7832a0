import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestBackend, testBackend } from '../../test/backend.ts'
import { designRow } from '../../test/drop-row.ts'
import { addDrop } from '../../test/rush/drop.ts'
import { newReservation } from '../../test/rush/settle-histories.ts'
import { pagesRead, rowsTouched } from '../../test/touched.ts'
import { consumeCopies, giveCopy } from '../campaigns/cards.ts'
import { dropPool, lockPools } from '../cards/pools.ts'
import { designs } from '../cards/tables.ts'
import type { Tx } from '../db/open.ts'
import { createBatcher } from './batcher.ts'
import { settleOrder } from './settle.ts'
import { orderById, overdueOf } from './store.ts'

const SMALL = 1000
const LARGE = 100_000
/** A drop of each size, and a card of each size that belongs to no drop. */
const DROPS = { [SMALL]: 1, [LARGE]: 2 }
const CARDS = { [SMALL]: 3, [LARGE]: 4 }
type Size = keyof typeof DROPS

let shop: TestBackend
beforeAll(async () => {
  shop = await testBackend()
  const { db } = shop.backend
  for (const size of [SMALL, LARGE] as const) {
    await addDrop(db, shop.clock.now(), { seq: DROPS[size], stock: size })
    const copies = size + 10
    await db.insert(designs).values(designRow(CARDS[size], DROPS[size], copies))
    await db.execute(sql`insert into editions (metadata_idx, edition, user_id)
      select ${CARDS[size]}::int, n, case when n <= 10 then 'fan' end from generate_series(1, ${copies}::int) n`)
  }
  await db.execute(sql`vacuum analyze`)
})
afterAll(() => shop.close())

/** Runs in a transaction that is undone. */
async function undone<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
  let result: { is: T } | undefined
  await shop.backend.db
    .transaction(async (tx) => {
      result = { is: await work(tx) }
      tx.rollback()
    })
    .catch((error: unknown) => {
      if (!result) throw error
    })
  if (!result) throw new Error('Nothing was measured')
  return result.is
}

/** Rows that a step reads besides those that it must: dead versions, and pages of a deeper index. */
const MORE = 20

/** Rows that a step may read: the planner reads a catalogue as small as this one whole, or by its index. */
const mostRead = async () => 100 + (await shop.backend.db.$count(designs))

/** Returns the run of three that writes most: a draw of the last slot leaves no gap for another copy to fill. */
async function busiest<T extends { written: number }>(run: () => Promise<T>): Promise<T> {
  const [first, ...others] = [await run(), await run(), await run()]
  return others.reduce((most, one) => (one.written > most.written ? one : most), first)
}

describe('D96 the cost does not grow with the free copies', () => {
  const settled = async (size: Size) => {
    const { backend } = shop
    const reserved = await createBatcher(backend).reserve(newReservation(DROPS[size]))
    if (reserved.outcome !== 'OK') throw new Error(reserved.outcome)
    const { id } = reserved.order
    return undone(async (tx) => {
      const order = await orderById(tx, id)
      if (!order) throw new Error('The order does not exist')
      const touched = await rowsTouched(tx, () => settleOrder(backend, tx, order, 'paid'))
      expect(await orderById(tx, id)).toMatchObject({ status: 'PAID' })
      return touched
    })
  }

  test('a paid order reads and writes the same rows among 1,000 and 100,000 free copies', async () => {
    const [small, large] = [await busiest(() => settled(SMALL)), await busiest(() => settled(LARGE))]
    expect(large.written).toBe(small.written)
    expect(large.read).toBeLessThan(small.read + MORE)
    expect(small.read).toBeLessThan(await mostRead())
  })

  const upgraded = (size: Size) =>
    undone((tx) =>
      rowsTouched(tx, async () => {
        const copies = [1, 2, 3].map((edition) => ({ cardId: CARDS[size], edition }))
        expect(await consumeCopies(tx, copies, 'fan')).toBe(3)
        const given = await giveCopy(tx, [CARDS[size]], { userId: 'fan', reason: 'upgrade', at: 0 })
        expect(given).toMatchObject({ cardId: CARDS[size] })
      }),
    )

  test('an upgrade reads and writes the same rows among 1,000 and 100,000 free copies', async () => {
    const [small, large] = [await busiest(() => upgraded(SMALL)), await busiest(() => upgraded(LARGE))]
    expect(large.written).toBe(small.written)
    expect(large.read).toBeLessThan(small.read + MORE)
    expect(small.read).toBeLessThan(await mostRead())
  })

  const draw = (size: Size) =>
    sql`select * from draw_copies(array[${DROPS[size]}::int], 3, 'sealed', 'fd', 0)`

  test('a draw reads the same pages, but for a level of an index', async () => {
    const pages = (size: Size) => undone((tx) => pagesRead(tx, draw(size)))
    const [small, large] = [await pages(SMALL), await pages(LARGE)]
    expect(large).toBeLessThan(1.5 * small)
  })

  /** Takes copies out of a drop, and lets the checks of the commit run. */
  const takenOut = (size: Size) =>
    undone((tx) =>
      rowsTouched(tx, async () => {
        await tx.execute(
          sql`update mintings set remaining = remaining - 60 where minting_seq = ${DROPS[size]}`,
        )
        await lockPools(tx, [dropPool(DROPS[size])])
        await tx.execute(
          sql`update editions set minting_seq = null where metadata_idx = ${DROPS[size]} and edition <= 50`,
        )
        await tx.execute(sql`set constraints all immediate`)
      }),
    )

  test('nor does that of 50 copies which leave a drop, or of the packs that it may still sell', async () => {
    const [small, large] = [await takenOut(SMALL), await takenOut(LARGE)]
    expect(large.written).toBe(small.written)
    expect(large.read).toBeLessThan(small.read + 100)
    for (const size of [SMALL, LARGE] as const) {
      const copies = (tx: Tx) => pagesRead(tx, sql`select copies_of_drop(${DROPS[size]}::int)`)
      expect(await undone(copies)).toBeLessThan(20)
    }
  })

  test('the time of the database is read once in a statement, and finds overdue packs by an index', async () => {
    const { backend } = shop
    await undone(async (tx) => {
      await tx.execute(sql`insert into orders (id, user_id, minting_seq, idempotency_key, body_hash, status, amount,
          payment_amount, method, redirect_url, transfer_agreement, buyer_name, receipt_type, receipt_info_type,
          receipt_info, created_at, expires_at)
        select 'held-' || n, 'held-' || n, ${DROPS[LARGE]}, 'key', '', 'RESERVED', 1, 1000, 'card', '', true, '', 'none',
          'phone', '', 0, 9000000000000000 from generate_series(1, 3000) n`)
      await tx.execute(sql`analyze orders`)
      const { fixedTime: _, ...running } = { ...backend, db: tx }
      const touched = await rowsTouched(tx, () => overdueOf(running, DROPS[LARGE]))
      expect(touched.read).toBeLessThan(20)
      // Control: a function that is run for each row reads all of them.
      const each = sql`select sum(amount) from orders where minting_seq = ${DROPS[LARGE]} and status = 'RESERVED'
        and expires_at <= fandeck_now()`
      expect((await rowsTouched(tx, () => tx.execute(each))).read).toBeGreaterThanOrEqual(3000)
    })
  })

  test('control: a draw that sorts the free copies reads them all', async () => {
    const sorting = (size: Size) =>
      undone(async (tx) => {
        const statement = sql`select e.edition from editions e where e.minting_seq = ${DROPS[size]} and e.user_id is null
          order by gen_random_uuid() limit 3`
        const { read } = await rowsTouched(tx, () => tx.execute(statement))
        return { read, pages: await pagesRead(tx, statement) }
      })
    const [small, large] = [await sorting(SMALL), await sorting(LARGE)]
    expect(large.read).toBeGreaterThan(50 * small.read)
    expect(large.pages).toBeGreaterThan(20 * small.pages)
  })
})
