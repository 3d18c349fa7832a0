import { eq } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { dropRow } from '../../test/drop-row.ts'
import { openShop, type Shop } from '../../test/shop.ts'
import { releaseExpired } from './expiry.ts'
import { RESERVATION_MS } from './reserve.ts'
import { mintings, orders } from './tables.ts'

let shop: Shop
afterEach(() => shop.close())

const setStock = (remaining: number, minting_seq = 1) => shop.post('/dev/stock', { minting_seq, remaining })

test('D41 the stock that may be set leaves out packs that are held or sold, and expiry gives them back', async () => {
  shop = await openShop({ maxPerMember: 10, maxPerOrder: 10 })
  const [holder, buyer] = [await shop.member(), await shop.member()]
  await shop.reserve(holder, 3)
  const { orderId } = await shop.reserve(buyer, 2)
  await shop.callback({ orderId, amount: 2000 })
  expect(await setStock(20)).toMatchObject({ http: 400, message: '남은 수량은 15개까지 정할 수 있어요.' })
  expect(await setStock(16)).toMatchObject({ http: 400 })
  expect(await setStock(15)).toMatchObject({ http: 200 })
  shop.clock.advance(RESERVATION_MS)
  expect(await shop.get('/minting/remainTotal/1')).toMatchObject({ http: 200, data: { remain_qty: 18 } })
  expect(await setStock(18)).toMatchObject({ http: 200 })
  expect(await setStock(19)).toMatchObject({ http: 400 })
  const { data } = await shop.get('/dev/state')
  expect(data).toMatchObject({ drops: [{ minting_seq: 1, total_qty: 20, most_qty: 18 }] })
  expect(shop.errors).toEqual([])
})

test('a drop whose stock was set wrong by hand answers, and never stops the sweep of the others', async () => {
  shop = await openShop({ maxPerMember: 10, maxPerOrder: 10 })
  await shop.db.insert(mintings).values(
    dropRow({
      dropId: 2,
      packName: 'pack',
      startAt: shop.clock.now() - 1000,
      endAt: shop.clock.now() + 3_600_000,
      totalPacks: 20,
      updatedAt: 0,
    }),
  )
  const [one, other] = [await shop.member(), await shop.member()]
  const stuck = await shop.reserve(one, 2)
  const fine = await shop.reserve(other, 1, { minting_seq: 2 })
  await shop.db.update(mintings).set({ remaining: 20 }).where(eq(mintings.dropId, 1))
  shop.clock.advance(RESERVATION_MS)
  expect(await releaseExpired(shop.backend)).toBe(1)
  const statusOf = async (id: string) =>
    (await shop.db.select().from(orders).where(eq(orders.id, id)))[0]?.status
  expect([await statusOf(stuck.orderId), await statusOf(fine.orderId)]).toEqual(['RESERVED', 'EXPIRED'])
  for (const path of ['remainTotal/1', 'possibleQuantity/1', '1', `order/${stuck.orderId}`]) {
    expect((await shop.get(`/minting/${path}`, one)).http).toBe(200)
  }
  expect(shop.errors.some((line) => line.startsWith('drop.expiry 1'))).toBe(true)
  const late = await shop.member()
  expect(await Promise.all([shop.buy(late), shop.buy(one)])).toMatchObject([
    { http: 409, code: 'SOLD_OUT' },
    { http: 409, code: 'SOLD_OUT' },
  ])
  expect(shop.errors.some((line) => line.startsWith('drop.stock 1'))).toBe(true)
  // What is wrong is set right by hand as well.
  await shop.db.update(mintings).set({ remaining: 18 }).where(eq(mintings.dropId, 1))
  expect(await releaseExpired(shop.backend)).toBe(1)
  expect(await shop.stock()).toBe(20)
  expect(await shop.buy(late)).toMatchObject({ http: 200 })
})
