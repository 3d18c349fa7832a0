import { randomBytes } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openPortOneShop, type PortOneShop } from '../../test/portone-shop.ts'
import { releaseExpired } from '../drops/expiry.ts'
import { RESERVATION_MS } from '../drops/reserve.ts'
import { outbox } from '../outbox/tables.ts'
import { portOnePayments } from './portone.ts'
import { refundDue } from './refunds.ts'

let shop: PortOneShop

beforeEach(async () => {
  shop = await openPortOneShop()
})
afterEach(() => shop.close())

describe('a webhook of PortOne', () => {
  it('delivers the cards once PortOne reports PAID, and only once', async () => {
    const { orderId, state } = await shop.checkout()
    shop.portOne.settle(orderId, 'PAID')
    const answers = await Promise.all(Array.from({ length: 10 }, () => shop.tells(orderId)))
    for (const answer of answers) expect(answer.http).toBe(200)
    expect(await state()).toBe('PAID')
    expect(await shop.cards()).toBe(3)
  })

  it('is not trusted: the payment is read from PortOne', async () => {
    const { orderId, state } = await shop.checkout()
    expect((await shop.tells(orderId)).http).toBe(200)
    expect(await state()).toBe('RESERVED')
    expect(await shop.cards()).toBe(0)
  })

  it('requires a signature of the last five minutes', async () => {
    const { orderId, state } = await shop.checkout()
    shop.portOne.settle(orderId, 'PAID')
    const data = { paymentId: orderId, storeId: 'store-1' }
    const good = shop.portOne.webhook('Transaction.Paid', data)
    const { 'webhook-signature': _, ...unsigned } = good.headers
    const forged = [
      shop.portOne.webhook('Transaction.Paid', data, { by: randomBytes(24) }),
      shop.portOne.webhook('Transaction.Paid', data, { at: Date.now() - 6 * 60_000 }),
      shop.portOne.webhook('Transaction.Paid', data, { at: Date.now() + 6 * 60_000 }),
      { ...good, body: good.body.replace('Paid', 'Paid ') },
    ]
    for (const one of forged) {
      expect(await shop.send('/payment/callback', one)).toMatchObject({ http: 401, code: 'BAD_SIGNATURE' })
    }
    const bare = await shop.api.request('/payment/callback', {
      method: 'POST',
      body: good.body,
      headers: unsigned,
    })
    expect(bare.status).toBe(401)
    expect(await state()).toBe('RESERVED')
    expect((await shop.send('/payment/callback', good)).http).toBe(200)
    expect(await state()).toBe('PAID')
  })

  it('is refused for retry while PortOne is unreachable', async () => {
    const { orderId, state } = await shop.checkout()
    shop.portOne.settle(orderId, 'PAID')
    shop.portOne.state.down = true
    expect((await shop.tells(orderId)).http).toBe(500)
    expect(await state()).toBe('RESERVED')
    shop.portOne.state.down = false
    expect((await shop.tells(orderId)).http).toBe(200)
    expect(await state()).toBe('PAID')
  })

  it('of another type is accepted and ignored', async () => {
    const answer = await shop.send(
      '/payment/callback',
      shop.portOne.webhook('BillingKey.Issued', { billingKey: 'b' }),
    )
    expect(answer.http).toBe(200)
  })

  it('for a wrong amount refunds immediately and delivers no cards', async () => {
    const { orderId, state } = await shop.checkout()
    shop.portOne.settle(orderId, 'PAID', 100)
    expect((await shop.tells(orderId)).http).toBe(200)
    expect(shop.portOne.statusOf(orderId)).toBe('CANCELLED')
    expect(await state()).toBe('FAILED')
    expect(await shop.cards()).toBe(0)
  })

  it('for a confirmation checks the amount before the charge', async () => {
    const { orderId } = await shop.checkout()
    const confirm = (totalAmount: number) =>
      shop.send(
        '/payment/confirm',
        shop.portOne.webhook('Transaction.Confirm', { paymentId: orderId, totalAmount }),
      )
    expect((await confirm(1000)).http).toBe(200)
    expect(await confirm(100)).toMatchObject({ http: 400, code: 'AMOUNT_MISMATCH' })
    const other = shop.portOne.webhook('Transaction.Paid', { paymentId: orderId, totalAmount: 1000 })
    expect((await shop.send('/payment/confirm', other)).http).toBe(401)
  })
})

describe('a payment without a webhook', () => {
  it('is found by polling: cards, though webhook and browser are lost', async () => {
    const { orderId, state } = await shop.checkout()
    await shop.ask()
    shop.portOne.settle(orderId, 'PAID')
    shop.clock.advance(10_000)
    await shop.ask()
    expect(await state()).toBe('PAID')
    const asked = shop.portOne.asked.length
    shop.clock.advance(60_000)
    await shop.ask()
    expect(shop.portOne.asked.length).toBe(asked)
  })

  it('is left to the next start when the backend ends', async () => {
    const { orderId, state } = await shop.checkout()
    shop.portOne.settle(orderId, 'PAID')
    const before = shop.portOne.asked.length
    await shop.ask(AbortSignal.abort())
    expect(shop.portOne.asked.length).toBe(before)
    await shop.ask()
    expect(await state()).toBe('PAID')
  })

  it('is polled for two hours with increasing delays', async () => {
    await shop.checkout()
    const before = shop.portOne.asked.length
    for (let minute = 0; minute < 180; minute++) {
      await shop.ask()
      shop.clock.advance(60_000)
    }
    const asked = shop.portOne.asked.length - before
    expect(asked).toBeGreaterThan(20)
    expect(asked).toBeLessThan(40)
    const [work] = await shop.db.select().from(outbox)
    expect(work?.doneAt).not.toBeNull()
  })

  it('after the sale of the last pack is refunded once, also by a slow bank', async () => {
    const late = await shop.checkout({ amount: 2 })
    shop.clock.advance(RESERVATION_MS)
    await releaseExpired(shop.backend)
    await shop.db.execute('update mintings set remaining = 0')
    shop.portOne.settle(late.orderId, 'PAID')
    await shop.ask()
    expect(await late.state()).toBe('REFUND_DUE')
    shop.portOne.state.slowCancel = true
    const payments = portOnePayments(shop.backend, shop.portOne.config)
    await refundDue(shop.backend, payments)
    expect(await late.state()).toBe('REFUND_DUE')
    shop.clock.advance(10_000)
    await refundDue(shop.backend, payments)
    expect(await late.state()).toBe('REFUNDED')
    expect(shop.portOne.statusOf(late.orderId)).toBe('CANCELLED')
    expect(await shop.cards()).toBe(0)
  })
})
