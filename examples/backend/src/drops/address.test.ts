import { deleteSavedDelivery, getSavedDelivery, saveDelivery } from '@fandeck/sdk/drops'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sdkFor } from '../../test/sdk.ts'
import { codes, openShop, type Shop } from '../../test/shop.ts'
import { orders, savedDeliveries } from './tables.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop({ shipsGoods: true })
})
afterAll(() => shop.close())

const HOME = {
  deliveryName: '김하늘',
  deliveryPhone: '010-5555-0100',
  postNumber: '04032',
  address: '서울특별시 마포구 덱로 17',
  addressDetail: '101동 1203호',
  deliveryRequest: '',
}

test('S3.17 an address is saved, changed and deleted, each also twice; another member has none', async () => {
  const [fan, other] = [await shop.member(), await shop.member()]
  const fandeck = sdkFor(shop, fan)
  expect(await getSavedDelivery(fandeck)).toBeNull()
  const moved = { ...HOME, addressDetail: '102동 3호', deliveryRequest: '문 앞에 놓아 주세요' }
  for (const address of [HOME, HOME, moved, moved]) {
    expect(await saveDelivery(fandeck, address)).toEqual({ data: undefined })
  }
  expect(await getSavedDelivery(fandeck)).toEqual(moved)
  expect(await getSavedDelivery(sdkFor(shop, other))).toBeNull()
  expect(await deleteSavedDelivery(sdkFor(shop, other))).toEqual({ data: undefined })
  expect(await getSavedDelivery(fandeck)).toEqual(moved)
  for (const _ of [1, 2]) expect(await deleteSavedDelivery(fandeck)).toEqual({ data: undefined })
  expect(await getSavedDelivery(fandeck)).toBeNull()
})

test('S3.17 twenty saves at the same time leave one address', async () => {
  const fan = await shop.member()
  const save = () => shop.post('/mypage/delivery', HOME, fan.headers)
  const answers = await Promise.all(Array.from({ length: 20 }, save))
  expect(new Set(codes(answers))).toEqual(new Set(['200']))
  const rows = await shop.db.select().from(savedDeliveries).where(eq(savedDeliveries.userId, fan.id))
  expect(rows).toHaveLength(1)
})

test('S3.18 an incomplete or wrong address is refused, and the saved one stays', async () => {
  const fan = await shop.member()
  await shop.post('/mypage/delivery', HOME, fan.headers)
  for (const wrong of [{ ...HOME, address: ' ' }, { ...HOME, deliveryName: 'x'.repeat(41) }, {}, []]) {
    expect(await shop.post('/mypage/delivery', wrong, fan.headers)).toMatchObject({ http: 400 })
  }
  expect(await getSavedDelivery(sdkFor(shop, fan))).toEqual(HOME)
  const anonymous = [await shop.get('/mypage/delivery'), await shop.post('/mypage/delivery', HOME)]
  expect(codes(anonymous)).toEqual(['LOGIN_REQUIRED', 'LOGIN_REQUIRED'])
})

test('D79 the consent that opened packs cannot be cancelled is recorded with the order', async () => {
  const fan = await shop.member()
  const agreed = await shop.reserve(fan, 1, { open_agree_yn: 'Y' })
  const silent = await shop.reserve(fan, 1)
  const at = async (id: string) =>
    (await shop.db.select().from(orders).where(eq(orders.id, id)))[0]?.openingAgreedAt
  expect(await at(agreed.orderId)).toBe(shop.clock.now())
  expect(await at(silent.orderId)).toBeNull()
})
