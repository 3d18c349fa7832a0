import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openShop, type Shop } from '../../test/shop.ts'
import { mintings, orders } from './tables.ts'

let shop: Shop
beforeEach(async () => {
  shop = await openShop()
})
afterEach(() => shop.close())

const PRICE = 1000
const reprice = (paymentAmount: number, paid = true) =>
  shop.db.update(mintings).set({ paymentAmount, paid }).where(eq(mintings.dropId, 1))
const rows = () => shop.db.select({ paymentAmount: orders.paymentAmount }).from(orders)

describe('D83 S7.31 the agreed price', () => {
  it('is charged when the server asks the same', async () => {
    const member = await shop.member()
    expect(await shop.buy(member, { amount: 2 }, 'key-agreed', { 'agreed-amount': '2000' })).toMatchObject({
      status: '200',
      data: { payment_amount: 2 * PRICE },
    })
  })

  it('is asked again when it has changed, and nothing is reserved', async () => {
    const member = await shop.member()
    await reprice(1500)
    const refused = await shop.buy(member, { amount: 2 }, 'key-changed', { 'agreed-amount': '2000' })
    expect(refused).toMatchObject({
      http: 409,
      code: 'PRICE_CHANGED',
      data: { payment_amount: 3000 },
      message: '금액이 3,000원으로 바뀌었어요. 확인하고 다시 눌러 주세요.',
    })
    expect(await rows()).toEqual([])
    // The same key makes the order once the new total is agreed.
    const agreed = await shop.buy(member, { amount: 2 }, 'key-changed', { 'agreed-amount': '3000' })
    expect(agreed).toMatchObject({ status: '200', data: { payment_amount: 3000 } })
    expect(await rows()).toEqual([{ paymentAmount: 3000 }])
  })

  it('of a lost reply is that of its order, whatever the drop costs since', async () => {
    const member = await shop.member()
    await shop.buy(member, {}, 'key-lost', { 'agreed-amount': '1000' })
    await reprice(1500)
    expect(await shop.buy(member, {}, 'key-lost', { 'agreed-amount': '1500' })).toMatchObject({
      code: 'PRICE_CHANGED',
      data: { payment_amount: 1000 },
    })
    expect(await shop.buy(member, {}, 'key-lost', { 'agreed-amount': '1000' })).toMatchObject({
      status: '200',
      data: { payment_amount: 1000 },
    })
    expect(await rows()).toHaveLength(1)
  })

  it('of a free drop is 0', async () => {
    const member = await shop.member()
    expect(await shop.buy(member, {}, 'key-free-1', { 'agreed-amount': '0' })).toMatchObject({
      code: 'PRICE_CHANGED',
    })
    await reprice(PRICE, false)
    expect(await shop.buy(member, {}, 'key-free-2', { 'agreed-amount': '0' })).toMatchObject({
      status: '200',
      data: { payment_amount: 0 },
    })
  })

  it('is the price of the server without the header, and a malformed one is refused', async () => {
    const member = await shop.member()
    for (const given of ['-1', '1e3', '1,000', '12345678901', '1000.0'])
      expect(await shop.buy(member, {}, 'key-malformed', { 'agreed-amount': given })).toMatchObject({
        http: 400,
      })
    expect(await shop.buy(member, {}, 'key-without')).toMatchObject({ data: { payment_amount: PRICE } })
  })
})
