import { randomBytes } from 'node:crypto'
import { isNotNull } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type PortOne, startPortOne } from '../../test/portone.ts'
import { answerOf, openShop, type Shop } from '../../test/shop.ts'
import { editions } from '../cards/tables.ts'
import { releaseExpired } from '../drops/expiry.ts'
import { RESERVATION_MS } from '../drops/reserve.ts'
import { readEnvironment } from '../environment.ts'
import { outbox } from '../outbox/tables.ts'
import { portOneCompany } from './portone.company.ts'
import { askDue } from './portone.settle.ts'
import { portOnePayments } from './portone.ts'
import { refundDue } from './refunds.ts'

let portOne: PortOne
let shop: Shop

beforeEach(async () => {
  portOne = await startPortOne()
  shop = await openShop({}, { portOne: portOne.config, development: false })
})
afterEach(async () => {
  await shop.close()
  await portOne.close()
})

const cards = async () => (await shop.db.select().from(editions).where(isNotNull(editions.orderId))).length

/** An order whose payment page has been opened. */
async function checkout(fields: Record<string, unknown> = {}) {
  const fan = await shop.member()
  const bought = await shop.buy(fan, fields)
  const { order_id: orderId, payment_url: paymentUrl } = bought.data as {
    order_id: string
    payment_url: string
  }
  const { pathname } = new URL(paymentUrl)
  const page = await shop.pay.request(pathname, { headers: { 'sec-fetch-dest': 'iframe' } })
  const text = await page.text()
  const json = /id="payment">(.*?)<\/script>/.exec(text)?.[1]
  return {
    orderId,
    page,
    text,
    /** What the page asks PortOne's script for. */
    request: json === undefined ? undefined : JSON.parse(json).request,
    comesBack: (code = '') => shop.pay.request(`${pathname}/return${code && `?code=${code}`}`),
    opens: () => shop.pay.request(pathname),
    state: async () => (await shop.orderOf(fan, orderId)).status,
  }
}

const post = async (path: string, { body, headers }: ReturnType<PortOne['webhook']>) =>
  answerOf(await shop.api.request(path, { method: 'POST', body, headers }))
const tells = (orderId: string, type = 'Transaction.Paid') =>
  post('/payment/callback', portOne.webhook(type, { paymentId: orderId, storeId: 'store-1' }))

const ask = () => askDue(shop.backend, portOneCompany(portOne.config))

describe('the page that opens PortOne (D20, D59)', () => {
  it('tells PortOne the sum first, and asks its script for this very order', async () => {
    const { orderId, page, text, request } = await checkout({ amount: 2 })
    expect(portOne.announced.get(orderId)).toBe(2000)
    expect(request).toMatchObject({
      storeId: 'store-1',
      channelKey: 'channel-key-1',
      paymentId: orderId,
      orderName: '시험 팩 2팩',
      totalAmount: 2000,
      currency: 'KRW',
      payMethod: 'MOBILE',
      noticeUrls: ['http://api.localhost/payment/callback'],
      confirmUrl: 'http://api.localhost/payment/confirm',
    })
    expect(text).toContain('2,000원')
    expect(page.headers.get('content-security-policy')).toContain('frame-ancestors https://site.example')
  })

  it('names the method, its channel and the cash receipt', async () => {
    expect((await checkout({ payment_method: 'K' })).request).toMatchObject({
      channelKey: 'channel-key-kakao',
      payMethod: 'EASY_PAY',
      easyPay: { easyPayProvider: 'KAKAOPAY' },
    })
    const receipt = { receipt_type: 'personal', receipt_info_type: 'phone', receipt_info: '01012345678' }
    expect((await checkout({ payment_method: 'B', ...receipt })).request).toMatchObject({
      payMethod: 'TRANSFER',
      transfer: { cashReceiptType: 'PERSONAL', customerIdentifier: '01012345678' },
    })
    expect((await checkout({ payment_method: 'B' })).request).toMatchObject({
      transfer: { cashReceiptType: 'ANONYMOUS' },
    })
  })

  it('lets no name of a fan end its script', async () => {
    const { text, request } = await checkout({ buyer_name: '</script><script>x' })
    expect(text).not.toContain('</script><script>x')
    expect(request).toMatchObject({ customer: { fullName: '</script><script>x' } })
  })

  it('opens for addresses of the shop only, and no longer than the reservation', async () => {
    expect((await shop.pay.request('/checkout/made.up')).status).toBe(404)
    const { opens, text } = await checkout()
    expect(text).toContain('결제하기')
    shop.clock.advance(RESERVATION_MS)
    expect(await (await opens()).text()).toContain('결제 시간이 지났어요')
  })

  it('says so when PortOne cannot be reached, and opens when it can', async () => {
    portOne.state.down = true
    const { page, text, opens, state } = await checkout()
    expect(page.status).toBe(503)
    expect(text).toContain('결제사에 연결하지 못했어요')
    expect(await state()).toBe('RESERVED')
    portOne.state.down = false
    expect((await opens()).status).toBe(200)
  })

  it('waits for the address of a drop that ships goods (D22)', async () => {
    await shop.close()
    shop = await openShop({ shipsGoods: true }, { portOne: portOne.config })
    const { page, orderId } = await checkout()
    expect(page.status).toBe(409)
    expect(portOne.announced.has(orderId)).toBe(false)
  })
})

describe('a webhook of PortOne', () => {
  it('gives the cards once PortOne itself says PAID, and once only', async () => {
    const { orderId, state } = await checkout()
    portOne.settle(orderId, 'PAID')
    const answers = await Promise.all(Array.from({ length: 10 }, () => tells(orderId)))
    for (const answer of answers) expect(answer.http).toBe(200)
    expect(await state()).toBe('PAID')
    expect(await cards()).toBe(3)
  })

  it('is not believed: PortOne is asked', async () => {
    const { orderId, state } = await checkout()
    expect((await tells(orderId)).http).toBe(200)
    expect(await state()).toBe('RESERVED')
    expect(await cards()).toBe(0)
  })

  it('counts only with its signature of the last five minutes', async () => {
    const { orderId, state } = await checkout()
    portOne.settle(orderId, 'PAID')
    const data = { paymentId: orderId, storeId: 'store-1' }
    const good = portOne.webhook('Transaction.Paid', data)
    const { 'webhook-signature': _, ...unsigned } = good.headers
    const forged = [
      portOne.webhook('Transaction.Paid', data, { by: randomBytes(24) }),
      portOne.webhook('Transaction.Paid', data, { at: Date.now() - 6 * 60_000 }),
      portOne.webhook('Transaction.Paid', data, { at: Date.now() + 6 * 60_000 }),
      { ...good, body: good.body.replace('Paid', 'Paid ') },
    ]
    for (const one of forged) {
      expect(await post('/payment/callback', one)).toMatchObject({ http: 401, code: 'BAD_SIGNATURE' })
    }
    const bare = await shop.api.request('/payment/callback', {
      method: 'POST',
      body: good.body,
      headers: unsigned,
    })
    expect(bare.status).toBe(401)
    expect(await state()).toBe('RESERVED')
    expect((await post('/payment/callback', good)).http).toBe(200)
    expect(await state()).toBe('PAID')
  })

  it('is sent again when PortOne cannot be asked, and nothing is guessed', async () => {
    const { orderId, state } = await checkout()
    portOne.settle(orderId, 'PAID')
    portOne.state.down = true
    expect((await tells(orderId)).http).toBe(500)
    expect(await state()).toBe('RESERVED')
    portOne.state.down = false
    expect((await tells(orderId)).http).toBe(200)
    expect(await state()).toBe('PAID')
  })

  it('of something else is taken in silence', async () => {
    const answer = await post('/payment/callback', portOne.webhook('BillingKey.Issued', { billingKey: 'b' }))
    expect(answer.http).toBe(200)
  })

  it('about another sum gives the money back at once, and no cards', async () => {
    const { orderId, state } = await checkout()
    portOne.settle(orderId, 'PAID', 100)
    expect((await tells(orderId)).http).toBe(200)
    expect(portOne.statusOf(orderId)).toBe('CANCELLED')
    expect(await state()).toBe('FAILED')
    expect(await cards()).toBe(0)
  })

  it("asks before the money moves: the sum must be the order's", async () => {
    const { orderId } = await checkout()
    const confirm = (totalAmount: number) =>
      post('/payment/confirm', portOne.webhook('Transaction.Confirm', { paymentId: orderId, totalAmount }))
    expect((await confirm(1000)).http).toBe(200)
    expect(await confirm(100)).toMatchObject({ http: 400, code: 'AMOUNT_MISMATCH' })
    const other = portOne.webhook('Transaction.Paid', { paymentId: orderId, totalAmount: 1000 })
    expect((await post('/payment/confirm', other)).http).toBe(401)
  })
})

describe('the way back from PortOne', () => {
  it('gives the cards before any webhook', async () => {
    const { orderId, comesBack, state } = await checkout()
    portOne.settle(orderId, 'PAID')
    expect(await (await comesBack()).text()).toContain('결제가 끝났어요')
    expect(await state()).toBe('PAID')
  })

  it('ends an order that the fan left, and one that was declined', async () => {
    const left = await checkout()
    expect(await (await left.comesBack('PAY_PROCESS_CANCELED')).text()).toContain('결제를 취소했어요')
    expect(await left.state()).toBe('CANCELLED')
    const declined = await checkout()
    portOne.settle(declined.orderId, 'FAILED')
    await declined.comesBack('FAILURE_TYPE_PG')
    expect(await declined.state()).toBe('FAILED')
    expect(await shop.stock()).toBe(20)
  })

  it('cannot take a payment away: a code in the address changes nothing that was paid', async () => {
    const { orderId, comesBack, state } = await checkout()
    portOne.settle(orderId, 'PAID')
    await comesBack('PAY_PROCESS_CANCELED')
    expect(await state()).toBe('PAID')
  })

  it('guesses nothing while PortOne cannot be asked', async () => {
    const { comesBack, state } = await checkout()
    portOne.state.down = true
    expect(await (await comesBack('PAY_PROCESS_CANCELED')).text()).toContain('결제를 기다리고 있어요')
    expect(await state()).toBe('RESERVED')
  })
})

describe('a payment of which nobody tells', () => {
  it('is found by asking: cards, though webhook and browser are lost', async () => {
    const { orderId, state } = await checkout()
    await ask()
    portOne.settle(orderId, 'PAID')
    shop.clock.advance(10_000)
    await ask()
    expect(await state()).toBe('PAID')
    const asked = portOne.asked.length
    shop.clock.advance(60_000)
    await ask()
    expect(portOne.asked.length).toBe(asked)
  })

  it('is asked for two hours, less and less often', async () => {
    await checkout()
    const before = portOne.asked.length
    for (let minute = 0; minute < 180; minute++) {
      await ask()
      shop.clock.advance(60_000)
    }
    const asked = portOne.asked.length - before
    expect(asked).toBeGreaterThan(20)
    expect(asked).toBeLessThan(40)
    const [work] = await shop.db.select().from(outbox)
    expect(work?.doneAt).not.toBeNull()
  })

  it('comes too late and finds nothing left: the money goes back once, however slow the bank', async () => {
    const late = await checkout({ amount: 2 })
    shop.clock.advance(RESERVATION_MS)
    await releaseExpired(shop.backend)
    await shop.db.execute('update mintings set remaining = 0')
    portOne.settle(late.orderId, 'PAID')
    await ask()
    expect(await late.state()).toBe('REFUND_DUE')
    portOne.state.slowCancel = true
    const payments = portOnePayments(shop.backend, portOne.config)
    await refundDue(shop.backend, payments)
    expect(await late.state()).toBe('REFUND_DUE')
    shop.clock.advance(10_000)
    await refundDue(shop.backend, payments)
    expect(await late.state()).toBe('REFUNDED')
    expect(portOne.statusOf(late.orderId)).toBe('CANCELLED')
    expect(await cards()).toBe(0)
  })
})

describe('the keys of PortOne', () => {
  const keys = {
    PORTONE_STORE_ID: 's',
    PORTONE_API_SECRET: 'a',
    PORTONE_WEBHOOK_SECRET: 'w',
    PORTONE_CHANNEL_KEY: 'c',
  }

  it('come together or not at all', () => {
    expect(readEnvironment(keys).portOne).toMatchObject({ storeId: 's', channelKey: 'c' })
    expect(readEnvironment({}).portOne).toBeUndefined()
    expect(() => readEnvironment({ ...keys, PORTONE_API_SECRET: '' })).toThrow('PortOne needs')
  })

  it('may name a channel for each method', () => {
    const named = (text: string) => readEnvironment({ ...keys, PORTONE_CHANNEL_KEYS: text }).portOne
    expect(named('K=k-1, T=t-1')?.channelKeys).toEqual({ K: 'k-1', T: 't-1' })
    expect(() => named('X=1')).toThrow('PORTONE_CHANNEL_KEYS')
  })
})
