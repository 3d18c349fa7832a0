import { getCheers, sendCheer } from '@fandeck/sdk/cheers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sdkFor } from '../../test/sdk.ts'
import { openShop, type Shop } from '../../test/shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

test('a member cheers once', async () => {
  const fandeck = sdkFor(shop, await shop.member())
  await sendCheer(fandeck, { text: '힘내자' })
  await expect(sendCheer(fandeck, { text: '또' })).rejects.toMatchObject({ code: 'cheers/already-sent' })
  expect(await getCheers(fandeck)).toEqual([{ text: '힘내자', at: shop.clock.now() }])
})
