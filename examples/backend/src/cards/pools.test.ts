import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterEach, describe, expect, test } from 'vitest'
import { chiSquare, chiSquareBound } from '../../test/chance.ts'
import { broken, drawnSets, playCopies } from '../../test/copies.ts'
import { poolProblems } from '../../test/pools.ts'
import { openShop, type Shop } from '../../test/shop.ts'
import { rowsOf } from '../db/rows.ts'

let shop: Shop
afterEach(() => shop.close())

const countsOf = async (statement: ReturnType<typeof sql>) =>
  (await rowsOf(shop.db, statement)).map(({ n }) => Number(n))

describe('D62 D96 a draw', () => {
  test('gives every set of free copies with the same chance', async () => {
    shop = await openShop()
    // Two of 5 copies: 10 sets.
    const sets = await drawnSets(shop.db, 1500)
    expect(sets).toHaveLength(10)
    expect(chiSquare(sets)).toBeLessThan(chiSquareBound(10))
  })

  test('control: a source that prefers the first copies is found', async () => {
    shop = await openShop()
    await shop.db.execute(
      sql`create or replace function random_below(p_count bigint) returns bigint language sql volatile as
        $$ select floor(random() ^ 4 * p_count)::bigint $$`,
    )
    expect(chiSquare(await drawnSets(shop.db, 1500))).toBeGreaterThan(chiSquareBound(10))
  })

  test('takes its numbers without a preference for the lower ones of an incomplete run', async () => {
    shop = await openShop()
    // Three quarters of all 48 bits: a remainder alone would give the lower third twice as often.
    const thirds = sql`select count(*) as n from (select random_below(3::bigint << 46) as drawn
      from generate_series(1, 6000)) d group by drawn >> 46`
    const counts = await countsOf(thirds)
    expect(counts).toHaveLength(3)
    expect(chiSquare(counts)).toBeLessThan(chiSquareBound(3))
    const remainders = sql`select count(*) as n from (select ('x' || right(gen_random_uuid()::text, 12))::bit(48)::bigint
      % (3::bigint << 46) as drawn from generate_series(1, 6000)) d group by drawn >> 46`
    expect(chiSquare(await countsOf(remainders))).toBeGreaterThan(chiSquareBound(3))
  })
})

describe('the slots of free copies', () => {
  test('stay dense and complete, whatever is drawn, returned, added, removed, printed or revoked', async () => {
    shop = await openShop({ totalPacks: 30 })
    expect(await poolProblems(shop.db)).toEqual([])
    for (const seed of [1, 2, 3]) expect(await playCopies(shop.db, seed, 100)).toBeUndefined()
  })

  test('control: a pool whose last copies do not take the free slots is found', async () => {
    shop = await openShop({ totalPacks: 30 })
    await broken(shop.db)
    expect(await playCopies(shop.db, 1, 40)).toMatchObject({
      problems: expect.arrayContaining([expect.objectContaining({ problem: 'sparse' })]),
    })
  })

  test('are those that the migration gives to the copies of an older database', async () => {
    shop = await openShop({ totalPacks: 30 })
    await playCopies(shop.db, 7, 40)
    const fills = ['0052_free_copies.sql', '0055_counts.sql', '0066_free_cards.sql'].flatMap((file) =>
      readFileSync(join(import.meta.dirname, '../../test/migrations-before', file), 'utf8')
        .split('--> statement-breakpoint')
        .filter((statement) => statement.trim().startsWith('INSERT INTO "free_')),
    )
    expect(fills).toHaveLength(4)
    const before = await rowsOf(
      shop.db,
      sql`select * from free_counts where copies > 0 or drawn > 0 order by pool`,
    )
    await shop.db.execute(sql`delete from free_copies`)
    await shop.db.execute(sql`delete from free_counts`)
    await shop.db.execute(sql`delete from free_cards`)
    expect(await poolProblems(shop.db)).not.toEqual([])
    for (const statement of fills) await shop.db.execute(sql.raw(statement))
    expect(await poolProblems(shop.db)).toEqual([])
    expect(await rowsOf(shop.db, sql`select * from free_counts order by pool`)).toEqual(before)
  })
})
