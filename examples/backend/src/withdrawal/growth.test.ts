import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openShop, type Shop } from '../../test/shop.ts'
import { rowsTouched } from '../../test/touched.ts'
import { users } from '../auth/tables.ts'
import { mintingWhitelist } from '../drops/tables.ts'
import { gatePlaces } from '../gate/tables.ts'
import { erase } from './erase.ts'

let shop: Shop
beforeEach(async () => {
  shop = await openShop()
})
afterEach(() => shop.close())

const fill = async (first: number, last: number) => {
  const fans = sql`select 1, 'f' || n from generate_series(${first}::int, ${last}::int) n`
  await shop.db.execute(sql`insert into minting_whitelist (minting_seq, user_id) ${fans}`)
  await shop.db.execute(
    sql`insert into gate_places (minting_seq, user_id, joined_at) select f.*, 0 from (${fans}) f`,
  )
}

test('S7.51 a withdrawal reads the same rows with 1,000 and 60,000 fans in the lists and at the gates', async () => {
  const { backend, db } = shop
  const cost = async () => {
    const { id } = await shop.member()
    await db.insert(mintingWhitelist).values({ dropId: 1, userId: id })
    await db.insert(gatePlaces).values({ dropId: 1, userId: id, joinedAt: 0 })
    await db.execute(sql`vacuum analyze`)
    const touched = await db.transaction(async (tx) => {
      const [user] = await tx.select().from(users).where(eq(users.id, id))
      return rowsTouched(tx, async () => user && erase(backend, tx, user))
    })
    expect(await db.$count(gatePlaces, eq(gatePlaces.userId, id))).toBe(0)
    expect(await db.$count(mintingWhitelist, eq(mintingWhitelist.userId, id))).toBe(0)
    return touched
  }
  await fill(1, 1000)
  const small = await cost()
  await fill(1001, 60_000)
  const large = await cost()
  expect(large.written).toBe(small.written)
  expect(large.read).toBeLessThan(100)
  // Control: without the index, the member is looked for in the whole table.
  await db.execute(sql`alter table gate_places drop constraint gate_places_minting_seq_user_id_pk`)
  expect((await cost()).read).toBeGreaterThan(50_000)
})
