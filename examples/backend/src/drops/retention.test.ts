import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { NOON } from '../../test/backend.ts'
import { countProblems } from '../../test/counts.ts'
import { fillOrders } from '../../test/orders.ts'
import { audit, CLEAN } from '../../test/rush/audit.ts'
import { openShop, type Shop } from '../../test/shop.ts'
import { rowsTouched } from '../../test/touched.ts'
import { dropOldPlaces, PLACES_KEPT_MS } from '../gate/retention.ts'
import { gatePlaces } from '../gate/tables.ts'
import { addOrderChanges } from './counts.ts'
import { dropUnpaidOrders, UNPAID_KEPT_MS } from './retention.ts'
import { mintings, orders } from './tables.ts'

let shop: Shop
beforeEach(async () => {
  shop = await openShop()
})
afterEach(() => shop.close())

describe('D95 what is deleted of a drop', () => {
  test('orders without a payment go after a year, in slices, and the counts follow; all others stay', async () => {
    const { backend, db, clock } = shop
    await fillOrders(db, 1, 20_000)
    const unpaid = sql`${orders.stage} in ('ended', 'failed')`
    const [all, gone] = [await db.$count(orders), await db.$count(orders, unpaid)]
    expect(gone).toBeGreaterThan(1000)
    clock.set(NOON - 20_000_000 + UNPAID_KEPT_MS - 1)
    await dropUnpaidOrders(backend)
    expect(await db.$count(orders)).toBe(all)
    clock.set(NOON + UNPAID_KEPT_MS)
    await Promise.all([dropUnpaidOrders(backend), dropUnpaidOrders(backend)])
    await dropUnpaidOrders(backend)
    expect(await db.$count(orders, unpaid)).toBe(0)
    expect(await db.$count(orders)).toBe(all - gone)
    expect(await countProblems(db)).toEqual([])
    await addOrderChanges(backend)
    // The spans of a year ago are gone, too.
    expect((await countProblems(db)).filter(({ count }) => count !== 'spans')).toEqual([])
    // A look that finds none reads none of the orders that stay.
    await db.execute(sql`vacuum analyze orders`)
    const look = await db.transaction((tx) => rowsTouched(tx, () => dropUnpaidOrders({ ...backend, db: tx })))
    expect(look).toMatchObject({ written: 0 })
    expect(look.read).toBeLessThan(20)
  })

  test('a drop of which a purchase ended long ago stays exact', async () => {
    const { backend, clock, db } = shop
    const fan = await shop.member()
    const { orderId } = await shop.reserve(fan)
    await shop.callback({ orderId, kind: 'failed' })
    clock.advance(UNPAID_KEPT_MS)
    await dropUnpaidOrders(backend)
    expect(await db.select().from(orders)).toEqual([])
    expect(await audit(db, 1)).toMatchObject(CLEAN)
  })

  test('the places at a gate go a week after the end of the drop, not before', async () => {
    const { backend, db, clock } = shop
    const [drop] = await db.select().from(mintings)
    if (!drop) throw new Error('The drop does not exist')
    await db.insert(mintings).values({ ...drop, dropId: 2, remaining: 0, held: 0, endAt: drop.endAt + 1 })
    await db.execute(sql`insert into gate_places (minting_seq, user_id, joined_at)
      select 1 + n % 2, 'f' || n, 0 from generate_series(1, 5000) n`)
    const left = (dropId: number) => db.$count(gatePlaces, eq(gatePlaces.dropId, dropId))
    clock.set(drop.endAt + PLACES_KEPT_MS - 1)
    await dropOldPlaces(backend)
    expect([await left(1), await left(2)]).toEqual([2500, 2500])
    clock.advance(1)
    await dropOldPlaces(backend)
    expect([await left(1), await left(2)]).toEqual([0, 2500])
    clock.advance(1)
    await Promise.all([dropOldPlaces(backend), dropOldPlaces(backend)])
    expect([await left(1), await left(2)]).toEqual([0, 0])
  })
})
