import { afterEach, test } from 'vitest'
import { demoShop } from '../demo/shop.ts'
import { expectSameAfterExport, shop } from './shop-files.test-helper.ts'

afterEach(() => shop.close())

test('the shop of the demo is the same after an export and an apply on an empty database', async () => {
  await expectSameAfterExport(await demoShop())
})
