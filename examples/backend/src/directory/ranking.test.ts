import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type TestBackend, testBackend } from '../../test/backend.ts'
import { countProblems } from '../../test/counts.ts'
import { designRow } from '../../test/drop-row.ts'
import { rowsTouched } from '../../test/touched.ts'
import { portraitUrl } from '../account/portrait.ts'
import { designs, packs } from '../cards/tables.ts'
import { rowsOf } from '../db/rows.ts'
import { rankingOf } from './service.ts'

let it: TestBackend
beforeEach(async () => {
  it = await testBackend()
  await it.backend.db.insert(packs).values({ packId: 1, packName: 'pack', team: 'seoul' })
  await it.backend.db.insert(designs).values(designRow(1, 1, 1_000_000))
})
afterEach(() => it.close())

/** Adds members, the first with 40 cards, and each of the others with one to three. */
const fill = (first: number, last: number) =>
  it.backend.db.transaction(async (tx) => {
    await tx.execute(sql`insert into users (id, mbr_id, login_type, nick_name, level, created_at)
      select 'u' || n, 'u' || n, 'email', '별빛수집가' || n, 'K101', 1000000 - n
      from generate_series(${first}::int, ${last}::int) n`)
    await tx.execute(sql`insert into editions (metadata_idx, edition, user_id)
      select 1, 40 * ${first}::int + row_number() over (), 'u' || n from generate_series(${first}::int, ${last}::int) n
      cross join lateral generate_series(1, case when n <= 20 then 40 - n else 1 + n % 3 end)`)
  })

/** The ranking by counting all copies. */
const counted = async () => {
  const rows = await rowsOf(
    it.backend.db,
    sql`select u.id, count(*)::int as value from editions e join users u on u.id = e.user_id
      where u.withdrawn_at is null group by u.id order by count(*) desc, u.created_at limit 20`,
  )
  return rows.map(({ id, value }, at) => [at + 1, portraitUrl(it.backend.config, String(id)), value])
}
const ranked = async () => (await rankingOf(it.backend)).map(({ rank, image, value }) => [rank, image, value])

describe('S7.24 the ranking', () => {
  test('is that of the copies after any change of their owners', async () => {
    const { db } = it.backend
    await fill(1, 300)
    expect(await ranked()).toEqual(await counted())
    for (const change of [
      sql`update editions set user_id = 'u299' where user_id in ('u1', 'u4')`,
      sql`update editions set user_id = 'sealed' where user_id = 'u2'`,
      sql`update editions set user_id = 'consumed' where user_id = 'u3' and edition % 2 = 0`,
      sql`update editions set user_id = 'u298' where user_id = 'sealed'`,
      sql`update users set withdrawn_at = 1 where id = 'u5'`,
      sql`delete from editions where user_id = 'u6'`,
      sql`update editions set user_id = null where user_id = 'u7'`,
    ]) {
      await db.execute(change)
      expect(await ranked()).toEqual(await counted())
      expect(await countProblems(db)).toEqual([])
    }
    // Control: a count that is lost is found.
    await db.execute(sql`alter table editions disable trigger editions_counted_changed`)
    await db.execute(sql`update editions set user_id = null where user_id = 'u298'`)
    expect(await countProblems(db)).toEqual([{ count: 'cards', of: 'u298' }])
  })

  test('of the demo is the same answer as by counting all copies', async () => {
    await it.close()
    it = await testBackend({ seeded: true })
    const rows = await ranked()
    expect(rows.length).toBeGreaterThan(2)
    expect(rows).toEqual(await counted())
    expect(await countProblems(it.backend.db)).toEqual([])
  })

  test('reads the same rows among 1,000 and 30,000 members', async () => {
    const { db } = it.backend
    const cost = async () => {
      await db.execute(sql`vacuum analyze users, editions, card_counts`)
      return db.transaction((tx) => rowsTouched(tx, () => rankingOf({ ...it.backend, db: tx })))
    }
    await fill(1, 1000)
    const small = await cost()
    await fill(1001, 30_000)
    for (const { read, written } of [small, await cost()]) {
      // A count and a member for each of the 20, and what the planner reads.
      expect(read).toBeLessThan(60)
      expect(written).toBe(0)
    }
    // Control: counting the copies reads them all.
    const counting = sql`select user_id, count(*) from editions group by 1 order by 2 desc limit 20`
    const reading = await db.transaction((tx) => rowsTouched(tx, () => tx.execute(counting)))
    expect(reading.read).toBeGreaterThan(30_000)
    await db.execute(sql`drop index card_counts_rank`)
    expect((await cost()).read).toBeGreaterThan(30_000)
  })
})
