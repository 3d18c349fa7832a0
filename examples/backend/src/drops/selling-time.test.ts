import { sql } from 'drizzle-orm'
import { afterEach, describe, expect, it } from 'vitest'
import { NOON } from '../../test/backend.ts'
import { openShop, type Shop } from '../../test/shop.ts'
import { rowsOf } from '../db/rows.ts'
import { followDatabase, readDatabaseTime } from '../db/time.ts'
import { RESERVATION_MS } from './reserve.ts'

let shop: Shop

/** A shop that uses the clock of the database, with any clock of this process. */
async function realShop(drop: Parameters<typeof openShop>[0] = {}) {
  shop = await openShop(drop)
  delete shop.backend.fixedTime
  return shop
}
afterEach(() => shop.close())

const buyCode = async () => {
  const { code, status } = await shop.buy(await shop.member())
  return code ?? status
}

describe('the clock of the database decides', () => {
  it.each([
    [-1, 'NOT_OPEN'],
    [0, '200'],
    [1, '200'],
  ])('at the start %i ms', async (offset, code) => {
    shop = await openShop({ startAt: NOON, endAt: NOON + 1000 })
    shop.clock.set(NOON + offset)
    expect(await buyCode()).toBe(code)
  })

  it.each([
    [-1, '200'],
    [0, 'ENDED'],
    [1, 'ENDED'],
  ])('at the end %i ms', async (offset, code) => {
    shop = await openShop({ startAt: NOON - 1000, endAt: NOON })
    shop.clock.set(NOON + offset)
    expect(await buyCode()).toBe(code)
  })

  it('sells by it with a wrong clock of this process', async () => {
    const now = Date.now()
    await realShop({ startAt: now - 60_000, endAt: now + 60_000 })
    expect(Math.abs(shop.clock.now() - now)).toBeGreaterThan(86_400_000)
    expect(await buyCode()).toBe('200')
  })

  it('control: by the clock of this process the drop does not sell', async () => {
    const now = Date.now()
    shop = await openShop({ startAt: now - 60_000, endAt: now + 60_000 })
    expect(await buyCode()).toBe('NOT_OPEN')
  })

  it('moves with the development panel, in every process at once', async () => {
    const now = Date.now()
    await realShop({ startAt: now + 3_600_000, endAt: now + 7_200_000 })
    expect(await buyCode()).toBe('NOT_OPEN')
    await shop.post('/dev/time', { offsetMinutes: 90 })
    expect(await buyCode()).toBe('200')
    await shop.post('/dev/time', { offsetMinutes: 150 })
    expect(await buyCode()).toBe('ENDED')
    await shop.post('/dev/time', { offsetMinutes: 0 })
    expect(await buyCode()).toBe('NOT_OPEN')
  })

  it('expires a reservation by it, at its end and not before', async () => {
    const now = Date.now()
    await realShop({ startAt: now - 60_000, endAt: now + 3_600_000, totalPacks: 1, remaining: 1 })
    expect(await buyCode()).toBe('200')
    await shop.db.execute(sql`update orders set expires_at = fandeck_now() + 600000`)
    expect(await buyCode()).toBe('SOLD_OUT')
    await shop.db.execute(sql`update orders set expires_at = fandeck_now()`)
    expect(await buyCode()).toBe('200')
    const [row] = await rowsOf(shop.db, sql`select expires_at - created_at as held from orders limit 1`)
    expect(Number(row?.held)).toBeLessThanOrEqual(RESERVATION_MS)
  })

  it('synchronises the clock of the pages with it', async () => {
    await realShop()
    const clock = followDatabase(shop.db, () => 1000)
    await clock.follow()
    expect(Math.abs(clock.now() - (await readDatabaseTime(shop.backend, shop.db)))).toBeLessThan(60_000)
  })
})
