import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openShop, type Shop } from '../../test/shop.ts'
import { rowsTouched } from '../../test/touched.ts'
import { createSoldOut } from './sold-out.ts'
import { mintings, mintingWallets } from './tables.ts'

let shop: Shop
beforeEach(async () => {
  shop = await openShop({ remaining: 0 })
})
afterEach(() => shop.close())

const addBuyers = (first: number, last: number) =>
  shop.db.execute(sql`insert into minting_wallets (minting_seq, user_id, qty, max_qty)
    select 1, 'buyer-' || n, 1, 2 from generate_series(${first}::int, ${last}::int) n`)

describe('the cache of a sold-out drop', () => {
  test('covers members without an order, and no buyer, also of a later version', async () => {
    await addBuyers(1, 3)
    const memory = createSoldOut(shop.backend)
    memory.noticed(1)
    const asked = async (...members: string[]) =>
      Promise.all(members.map((member) => memory.covers(1, member)))
    expect(await asked('fan-1', 'buyer-1', 'fan-2', 'buyer-9')).toEqual([true, false, true, true])
    // A pack is released and sold again, to a member who was covered.
    await shop.db.transaction(async (tx) => {
      await tx.insert(mintingWallets).values({ dropId: 1, userId: 'buyer-9', qty: 1, maxQty: 2 })
      await tx.update(mintings).set({ updatedAt: 7 }).where(eq(mintings.dropId, 1))
    })
    expect(await asked('buyer-9', 'fan-1', 'buyer-1')).toEqual([false, true, false])
    expect(await asked('buyer-9', 'fan-1', 'fan-3')).toEqual([false, true, true])
    await shop.db.update(mintings).set({ remaining: 1 }).where(eq(mintings.dropId, 1))
    expect(await asked('fan-1')).toEqual([false])
    expect(memory.any()).toBe(false)
  })

  test('reads the same rows with 1,000 and 60,000 buyers', async () => {
    const { backend, db } = shop
    const cost = async () => {
      await db.execute(sql`vacuum analyze minting_wallets`)
      return db.transaction(async (tx) => {
        const memory = createSoldOut({ ...backend, db: tx })
        memory.noticed(1)
        const ask = (...members: string[]) =>
          rowsTouched(tx, () => Promise.all(members.map((member) => memory.covers(1, member))))
        const first = await ask('fan-1', 'fan-2', 'buyer-1')
        return { first: first.read, again: (await ask('fan-1', 'fan-2')).read }
      })
    }
    await addBuyers(1, 1000)
    const small = await cost()
    await addBuyers(1001, 60_000)
    const large = await cost()
    for (const { first, again } of [small, large]) {
      expect(first).toBeLessThan(10)
      expect(again).toBeLessThanOrEqual(first)
    }
    // Control: a read of all buyers.
    const all = sql`select qty from minting_wallets where minting_seq = 1`
    expect((await db.transaction((tx) => rowsTouched(tx, () => tx.execute(all)))).read).toBe(60_000)
  })
})
