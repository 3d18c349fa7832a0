import { afterEach, expect, test } from 'vitest'
import { openShop, type Shop } from '../../test/shop.ts'

let shop: Shop
afterEach(() => shop.close())

test('D57 the same SQL sells, pays and refunds on PGlite', async () => {
  shop = await openShop({}, { databaseUrl: 'memory' })
  const [fan, other] = [await shop.member(), await shop.member()]
  const first = await shop.reserve(fan, 2)
  expect(await shop.buy(fan)).toMatchObject({ http: 409, code: 'LIMIT_OVER' })
  await shop.callback({ orderId: first.orderId, amount: 2000 })
  expect(await shop.orderOf(fan, first.orderId)).toMatchObject({ status: 'PAID' })
  await shop.reserve(other)
  expect(await shop.stock()).toBe(17)
  shop.clock.advance(300_000)
  await shop.reserve(other)
  expect(await shop.stock()).toBe(17)
  expect(shop.errors).toEqual([])
})
