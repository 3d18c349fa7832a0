import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { NOON } from '../../test/backend.ts'
import { type Member, openShop, type Shop } from '../../test/shop.ts'
import { createRefusalCounter, type RefusalCounter } from './refusals.ts'
import { dropRefusals, mintings, mintingWhitelist } from './tables.ts'

const MINUTE = 60_000
let shop: Shop
let refusals: RefusalCounter
let fan: Member

beforeEach(async () => {
  shop = await openShop({ remaining: 3, maxPerMember: 2, whitelist: true })
  refusals = createRefusalCounter()
  shop.backend.refusals = refusals
  fan = await shop.member()
  await shop.db.insert(mintingWhitelist).values({ dropId: 1, userId: fan.id })
})
afterEach(() => shop.close())

const stored = async () =>
  Object.fromEntries((await shop.db.select().from(dropRefusals)).map((row) => [row.reason, row.refused]))

describe('refused purchases', () => {
  it('are counted by reason, and a sale is not', async () => {
    const stranger = await shop.member()
    await shop.buy(stranger)
    await shop.buy(fan, { amount: 2 })
    await shop.buy(fan)
    await shop.buy(fan)
    await shop.buy(fan, { minting_seq: 77 })
    await shop.db.update(mintings).set({ endAt: NOON })
    await shop.buy(fan)
    await refusals.write(shop.backend)
    expect(await stored()).toEqual({ NOT_LISTED: 1, LIMIT_OVER: 2, ENDED: 1 })
  })

  it('are sold out by the statement and by the cache', async () => {
    const other = await shop.member()
    await shop.db.insert(mintingWhitelist).values({ dropId: 1, userId: other.id })
    await shop.reserve(fan, 2)
    await shop.reserve(other)
    const late = await shop.member()
    await shop.db.insert(mintingWhitelist).values({ dropId: 1, userId: late.id })
    for (let n = 0; n < 3; n++) expect(await shop.buy(late)).toMatchObject({ code: 'SOLD_OUT' })
    await refusals.write(shop.backend)
    expect(await stored()).toEqual({ SOLD_OUT: 3 })
  })

  it('run no query until they are written', async () => {
    for (let n = 0; n < 1000; n++) refusals.count(1, 'SOLD_OUT')
    refusals.count(1, 'NOT_FOUND')
    expect(await stored()).toEqual({})
    await refusals.write(shop.backend)
    expect(await stored()).toEqual({ SOLD_OUT: 1000 })
    await refusals.write(shop.backend)
    expect(await stored()).toEqual({ SOLD_OUT: 1000 })
  })

  it('of several processes that write at once add up', async () => {
    const processes = Array.from({ length: 6 }, createRefusalCounter)
    for (const [index, one] of processes.entries()) {
      // Each counts in an order of its own.
      const drops = index % 2 ? [1, 2, 3] : [3, 2, 1]
      for (const dropId of drops) for (const reason of ['SOLD_OUT', 'LIMIT_OVER']) one.count(dropId, reason)
    }
    await Promise.all(processes.map((one) => one.write(shop.backend)))
    const rows = await shop.db.select().from(dropRefusals)
    expect(rows.map(({ refused }) => refused)).toEqual(Array(6).fill(6))
  })

  it('are written later when the database fails, and deleted after a day', async () => {
    refusals.count(1, 'LIMIT_OVER')
    vi.spyOn(shop.db, 'insert').mockImplementationOnce(() => {
      throw new Error('away')
    })
    await expect(refusals.write(shop.backend)).rejects.toThrow('away')
    refusals.count(1, 'LIMIT_OVER')
    await refusals.write(shop.backend)
    expect(await stored()).toEqual({ LIMIT_OVER: 2 })
    shop.clock.advance(24 * 60 * MINUTE + MINUTE)
    refusals.count(1, 'SOLD_OUT')
    await refusals.write(shop.backend)
    expect(await stored()).toEqual({ SOLD_OUT: 1 })
  })
})
