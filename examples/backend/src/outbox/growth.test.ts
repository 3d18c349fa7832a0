import { gt, sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { NOON, type TestBackend, testBackend } from '../../test/backend.ts'
import { pagesRead, rowsTouched } from '../../test/touched.ts'
import { claimWork, dropOldWork, dueWork, KEEP_MS } from './store.ts'
import { outbox } from './tables.ts'

let it: TestBackend
beforeEach(async () => {
  it = await testBackend()
})
afterEach(() => it.close())

/** Adds rows of work in one statement. */
const fill = (count: number, { dueAt = 0, doneAt = null }: { dueAt?: number; doneAt?: number | null }) =>
  it.backend.db.execute(sql`insert into outbox (kind, subject, payload, created_at, due_at, done_at)
    select 'mint', gen_random_uuid()::text, '{}', 0, ${dueAt}::bigint, ${doneAt}::bigint from generate_series(1, ${count}::int)`)

/** Measures a tick of a worker with the rows that are there. */
async function tick() {
  const { db } = it.backend
  await db.execute(sql`vacuum analyze outbox`)
  return db.transaction(async (tx) => {
    const claim = await rowsTouched(tx, () => claimWork(tx, 'mint', NOON))
    const due = await rowsTouched(tx, () => dueWork(tx, 'mint', NOON, 20))
    return { read: claim.read + due.read, written: claim.written + due.written }
  })
}

describe('D95 the cost of a tick does not grow with the outbox', () => {
  test('whether work is done, waits, or is postponed', async () => {
    await fill(100, {})
    const small = await tick()
    await fill(100_000, { doneAt: NOON })
    const done = await tick()
    await fill(100_000, { dueAt: NOON + 1 })
    const postponed = await tick()
    await fill(100_000, { dueAt: 1 })
    const waiting = await tick()
    for (const large of [done, postponed, waiting]) {
      expect(large.written).toBe(small.written)
      expect(large.read).toBeLessThan(small.read + 20)
    }
    expect(small.read).toBeLessThan(150)
    // Control: without the index a tick reads what waits.
    await it.backend.db.execute(sql`drop index outbox_open`)
    expect((await tick()).read).toBeGreaterThan(50_000)
  })

  test('done work leaves the outbox after 30 days, in slices, and open work stays', async () => {
    const { db } = it.backend
    await fill(2500, { doneAt: NOON - KEEP_MS })
    await fill(3, { doneAt: NOON - KEEP_MS + 1 })
    await fill(2, { dueAt: NOON - 2 * KEEP_MS })
    await dropOldWork(db, NOON)
    expect(await db.$count(outbox)).toBe(5)
    expect(await db.$count(outbox, gt(outbox.doneAt, NOON - KEEP_MS))).toBe(3)
  })

  test('looking for done work to delete reads the same pages with any number that stays', async () => {
    const { db } = it.backend
    const pages = async () => {
      await db.execute(sql`vacuum analyze outbox`)
      return db.transaction((tx) =>
        pagesRead(
          tx,
          sql`select id from outbox where done_at <= ${NOON - KEEP_MS} order by done_at limit 1000`,
        ),
      )
    }
    await fill(1000, { doneAt: NOON })
    const small = await pages()
    await fill(100_000, { doneAt: NOON })
    expect(await pages()).toBeLessThan(small + 10)
  })

  test('two processes delete other rows', async () => {
    await fill(5000, { doneAt: 0 })
    const { db } = it.backend
    await Promise.all([dropOldWork(db, NOON), dropOldWork(db, NOON)])
    expect(await db.$count(outbox)).toBe(0)
  })
})
