import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openPortOneShop, type PortOneShop } from '../../test/portone-shop.ts'
import { RESERVATION_MS } from '../drops/reserve.ts'

let shop: PortOneShop

beforeEach(async () => {
  shop = await openPortOneShop()
})
afterEach(() => shop.close())

describe('the page that opens PortOne (D20, D59)', () => {
  it('registers the amount first, and passes this order to the script', async () => {
    const { orderId, page, text, request } = await shop.checkout({ amount: 2 })
    expect(shop.portOne.announced.get(orderId)).toBe(2000)
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

  it('passes the method, its channel and the cash receipt', async () => {
    expect((await shop.checkout({ payment_method: 'K' })).request).toMatchObject({
      channelKey: 'channel-key-kakao',
      payMethod: 'EASY_PAY',
      easyPay: { easyPayProvider: 'KAKAOPAY' },
    })
    const receipt = { receipt_type: 'personal', receipt_info_type: 'phone', receipt_info: '01012345678' }
    expect((await shop.checkout({ payment_method: 'B', ...receipt })).request).toMatchObject({
      payMethod: 'TRANSFER',
      transfer: { cashReceiptType: 'PERSONAL', customerIdentifier: '01012345678' },
    })
    expect((await shop.checkout({ payment_method: 'B' })).request).toMatchObject({
      transfer: { cashReceiptType: 'ANONYMOUS' },
    })
  })

  it('escapes a fan’s name, so that it cannot end the script', async () => {
    const { text, request } = await shop.checkout({ buyer_name: '</script><script>x' })
    expect(text).not.toContain('</script><script>x')
    expect(request).toMatchObject({ customer: { fullName: '</script><script>x' } })
  })

  it('opens for addresses of the shop only, and no longer than the reservation', async () => {
    expect((await shop.pay.request('/checkout/made.up')).status).toBe(404)
    const { opens, text } = await shop.checkout()
    expect(text).toContain('결제하기')
    shop.clock.advance(RESERVATION_MS)
    expect(await (await opens()).text()).toContain('결제 시간이 지났어요')
  })

  it('reports that PortOne is unreachable, and opens once it is reachable', async () => {
    shop.portOne.state.down = true
    const { page, text, opens, state } = await shop.checkout()
    expect(page.status).toBe(503)
    expect(text).toContain('결제사에 연결하지 못했어요')
    expect(await state()).toBe('RESERVED')
    shop.portOne.state.down = false
    expect((await opens()).status).toBe(200)
  })

  it('requires the address of a drop that ships goods (D22)', async () => {
    await shop.close()
    shop = await openPortOneShop({ shipsGoods: true })
    const { page, orderId } = await shop.checkout()
    expect(page.status).toBe(409)
    expect(shop.portOne.announced.has(orderId)).toBe(false)
  })
})

describe('the return from PortOne', () => {
  it('delivers the cards before any webhook', async () => {
    const { orderId, comesBack, state } = await shop.checkout()
    shop.portOne.settle(orderId, 'PAID')
    expect(await comesBack()).toContain('결제가 끝났어요')
    expect(await state()).toBe('PAID')
  })

  it('ends a cancelled and a declined order', async () => {
    const left = await shop.checkout()
    expect(await left.comesBack('PAY_PROCESS_CANCELED')).toContain('결제를 취소했어요')
    expect(await left.state()).toBe('CANCELLED')
    const declined = await shop.checkout()
    shop.portOne.settle(declined.orderId, 'FAILED')
    await declined.comesBack('FAILURE_TYPE_PG')
    expect(await declined.state()).toBe('FAILED')
    expect(await shop.stock()).toBe(20)
  })

  it('ignores the code in the URL of a paid order', async () => {
    const { orderId, comesBack, state } = await shop.checkout()
    shop.portOne.settle(orderId, 'PAID')
    await comesBack('PAY_PROCESS_CANCELED')
    expect(await state()).toBe('PAID')
  })

  it('changes nothing while PortOne is unreachable', async () => {
    const { comesBack, state } = await shop.checkout()
    shop.portOne.state.down = true
    expect(await comesBack('PAY_PROCESS_CANCELED')).toContain('결제를 기다리고 있어요')
    expect(await state()).toBe('RESERVED')
  })
})
