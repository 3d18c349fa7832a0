import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openShop, type Shop } from '../../../test/shop.ts'
import { gwEvents } from '../../payment/tables.ts'
import { deliverDue } from './gateway.delivery.ts'
import { gatewayApp } from './gateway.ts'

let shop: Shop
let sent: number
/** While true, the shop is unreachable. */
let cut: boolean

const send: typeof fetch = (input, init) => {
  if (cut) return Promise.reject(new TypeError('no network'))
  if (String(input).endsWith('/callback')) sent++
  return shop.fetch(input, init)
}

beforeEach(async () => {
  shop = await openShop()
  sent = 0
  cut = false
})
afterEach(() => shop.close())

async function checkout() {
  const fan = await shop.member()
  const { orderId, paymentUrl } = await shop.reserve(fan, 2)
  const gateway = gatewayApp(shop.backend, send)
  const path = new URL(paymentUrl).pathname
  return {
    paymentUrl,
    show: (headers = {}) => gateway.request(path, { headers }),
    press: (action: string) =>
      gateway.request(path, { method: 'POST', body: new URLSearchParams({ action }) }),
    state: async () => (await shop.orderOf(fan, orderId)).status,
  }
}

describe('the sandbox payment company (D20, D59)', () => {
  it('shows shop, product and amount on its own origin, in frames of allowed sites only', async () => {
    const { show, paymentUrl } = await checkout()
    expect(new URL(paymentUrl).origin).toBe('http://pay.localhost')
    const reply = await show()
    const text = await reply.text()
    for (const words of ['팬덱', '시험 팩 2팩', '2,000원', '결제하기']) expect(text).toContain(words)
    const policy = reply.headers.get('content-security-policy')
    expect(policy).toContain('frame-ancestors https://site.example http://partner.localhost')
  })

  it('omits its header inside the shop’s popup, which has its own title', async () => {
    const { show } = await checkout()
    expect(await (await show()).text()).toContain('<header>')
    const framed = await (await show({ 'sec-fetch-dest': 'iframe' })).text()
    expect(framed).not.toContain('<header>')
    expect(framed).toContain('결제하기')
  })

  it('takes the payment, sends the shop a signed callback, and redirects only a top-level window', async () => {
    const { press, state } = await checkout()
    const text = await (await press('approve')).text()
    expect(text).toContain('결제가 끝났어요')
    expect(text).toContain('window.top===window.self')
    expect(text).toContain('data-to="https://site.example/drops/1"')
    expect(await state()).toBe('PAID')
    expect(sent).toBe(1)
  })

  it('takes one payment for repeated submissions', async () => {
    const { press, state } = await checkout()
    await Promise.all([press('approve'), press('approve'), press('cancel'), press('decline')])
    await deliverDue(shop.backend, send)
    expect(sent).toBe(1)
    expect(['PAID', 'CANCELLED', 'FAILED']).toContain(await state())
    expect(await shop.db.select().from(gwEvents)).toHaveLength(1)
  })

  it.each([
    ['cancel', 'CANCELLED'],
    ['decline', 'FAILED'],
    ['duplicate', 'PAID'],
  ])('ends by %s as %s', async (action, status) => {
    const { press, state } = await checkout()
    await press(action)
    expect(await state()).toBe(status)
    expect(sent).toBe(action === 'duplicate' ? 3 : 1)
  })

  it.each(['delay', 'lose'])('sends the callback later after %s', async (action) => {
    const { press, state } = await checkout()
    await press(action)
    await deliverDue(shop.backend, send)
    expect(await state()).toBe('RESERVED')
    shop.clock.advance(30_000)
    await deliverDue(shop.backend, send)
    expect(await state()).toBe('PAID')
  })

  it('repeats a callback until the shop has replied, and not after that', async () => {
    const { press, state } = await checkout()
    cut = true
    await press('approve')
    expect(await state()).toBe('RESERVED')
    shop.clock.advance(2000)
    await deliverDue(shop.backend, send)
    cut = false
    await deliverDue(shop.backend, send)
    expect(sent).toBe(0)
    shop.clock.advance(4000)
    await deliverDue(shop.backend, send)
    await deliverDue(shop.backend, send)
    expect(sent).toBe(1)
    expect(await state()).toBe('PAID')
  })

  it('rejects an invented token', async () => {
    const reply = await gatewayApp(shop.backend, send).request('/checkout/made-up')
    expect(reply.status).toBe(404)
  })
})
