import { PaymentMethod } from '@fandeck/sdk/wire'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { openPortOneShop } from '../../test/portone-shop.ts'

test('PortOne is asked for the wallet by its letter', async () => {
  expect(z.decode(PaymentMethod, 'S')).toBe('samsungPay')
  const shop = await openPortOneShop()
  try {
    expect((await shop.checkout({ payment_method: 'S' })).request).toMatchObject({
      payMethod: 'EASY_PAY',
      easyPay: { easyPayProvider: 'SAMSUNGPAY' },
    })
  } finally {
    await shop.close()
  }
})
