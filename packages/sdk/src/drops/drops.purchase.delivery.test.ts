import { describe, expect, test } from 'vitest'
import { nothing } from '../http/wire.ts'
import { ok, refuse } from '../testing/fake-server.ts'
import { aDelivery, anOrder, aReservation } from '../testing/fixtures.ts'
import { createPurchase } from './drops.purchase.ts'
import { back, buying, lost, posts } from './purchase.test-helper.ts'

const parcel = { ...back, delivery: true }
const ROUTE = 'PUT /minting/order/:id/delivery'
const puts = ({ server }: Pick<ReturnType<typeof buying>, 'server'>) =>
  server.requests.filter(({ method }) => method === 'PUT')

/** A purchase of a drop with delivery, its address filled in. */
function buyingParcel() {
  const bought = buying()
  bought.server.on(ROUTE, () => ok(nothing, undefined))
  bought.purchase.setDelivery(aDelivery())
  return bought
}

describe('a drop with a parcel', () => {
  test('S3.16 S3.17 starts with an empty address and no redirect', () => {
    expect(buying().purchase.getState().payment).toEqual({
      type: 'normal',
      orderId: undefined,
      payment: { redirectUrl: undefined, method: 'phoneBill' },
      delivery: {
        deliveryName: '',
        deliveryPhone: '',
        postNumber: '',
        address: '',
        addressDetail: '',
        deliveryRequest: '',
      },
      cashReceipt: { receiptType: 'none', receiptInfoType: 'phone', receiptInfo: '' },
    })
  })

  test('S3.18 with an incomplete address reserves nothing and reports why', async () => {
    const { purchase, server } = buying()
    purchase.setDelivery({ ...aDelivery(), addressDetail: '' })
    await purchase.reserve(parcel)
    expect(purchase.getState()).toMatchObject({
      step: 'choosing',
      error: { code: 'drops/delivery-incomplete' },
    })
    expect(server.requests).toEqual([])
    purchase.setDelivery({ addressDetail: '101동' })
    expect(purchase.getState().error).toBeUndefined()
  })

  test('reserves, sends the address, and only then opens the payment', async () => {
    const bought = buyingParcel()
    const steps = new Set<string>()
    bought.purchase.subscribe(({ step }) => steps.add(step))
    await bought.purchase.reserve(parcel)
    expect([...steps]).toEqual(['reserving', 'paying'])
    expect(bought.server.requests.map(({ method }) => method)).toEqual(['POST', 'PUT'])
    expect(bought.purchase.getState()).toMatchObject({
      payment: { orderId: 'order-1', payment: { redirectUrl: back.redirectUrl } },
      calls: { delivery: { loading: false, done: true, error: false } },
    })
  })

  test('S3.15 after a lost address reply, the next attempt continues without a second order', async () => {
    const bought = buyingParcel()
    const { purchase, server } = bought
    server.on(ROUTE, lost)
    await purchase.reserve(parcel)
    expect(purchase.getState()).toMatchObject({
      step: 'delivery',
      error: { code: 'http/network' },
      calls: { delivery: { error: true, errorInfo: { code: 'http/network' } } },
    })
    server.on(ROUTE, () => ok(nothing, undefined))
    await purchase.deliver()
    expect(purchase.getState()).toMatchObject({ step: 'paying', error: undefined })
    expect(posts(bought)).toHaveLength(1)
    expect(puts(bought)).toHaveLength(2)
  })

  test('a refused address can be corrected', async () => {
    const { purchase, server } = buyingParcel()
    server.on(ROUTE, () => refuse(400, '주소를 확인해 주세요.', 'DELIVERY_INVALID'))
    await purchase.reserve(parcel)
    expect(purchase.getState()).toMatchObject({
      step: 'delivery',
      error: { code: 'drops/delivery-incomplete' },
    })
    server.on(ROUTE, () => ok(nothing, undefined))
    purchase.setDelivery({ postNumber: '04033' })
    await purchase.deliver()
    expect(purchase.getState().step).toBe('paying')
    expect(puts({ server })[1]?.body).toMatchObject({ postNumber: '04033' })
  })

  test('an order that expired in the meantime ends', async () => {
    const { purchase, server, order } = buyingParcel()
    server.on(ROUTE, () => refuse(409, '시간이 지났어요.', 'ENDED'))
    order.now = anOrder({ status: 'EXPIRED' })
    await purchase.reserve(parcel)
    expect(purchase.getState()).toMatchObject({
      step: 'expired',
      error: { code: 'drops/reservation-expired' },
    })
  })

  test('two concurrent presses send one address', async () => {
    const bought = buyingParcel()
    bought.server.on(ROUTE, lost)
    await bought.purchase.reserve(parcel)
    bought.server.on(ROUTE, () => ok(nothing, undefined))
    await Promise.all([bought.purchase.deliver(), bought.purchase.deliver()])
    expect(puts(bought)).toHaveLength(2)
  })

  test('a reload between order and address restores the address form without a second order', async () => {
    const bought = buyingParcel()
    bought.server.on(ROUTE, lost)
    await bought.purchase.reserve(parcel)
    expect(bought.sessionStorage.getItem('fandeck:purchase:1')).not.toContain('김하늘')
    bought.server.on(ROUTE, () => ok(nothing, undefined))
    const again = createPurchase(bought.kit.fandeck, { dropId: 1 })
    expect(again.getState()).toMatchObject({ step: 'resumable', reservation: aReservation() })
    await again.resume()
    expect(again.getState().step).toBe('delivery')
    await again.deliver()
    expect(again.getState()).toMatchObject({
      step: 'delivery',
      error: { code: 'drops/delivery-incomplete' },
    })
    again.setDelivery(aDelivery())
    await again.deliver()
    expect(again.getState().step).toBe('paying')
    bought.order.now = anOrder({ status: 'PAID' })
    await again.check()
    expect(again.getState().step).toBe('paid')
    expect(posts(bought)).toHaveLength(1)
  })

  test('a reload after the address returns directly to the payment', async () => {
    const bought = buyingParcel()
    await bought.purchase.reserve(parcel)
    const again = createPurchase(bought.kit.fandeck, { dropId: 1 })
    await again.resume()
    expect(again.getState().step).toBe('paying')
    expect(puts(bought)).toHaveLength(1)
  })

  test('closing the address leaves the order to be resumed', async () => {
    const { purchase, server } = buyingParcel()
    server.on(ROUTE, lost)
    await purchase.reserve(parcel)
    await purchase.closePayment()
    expect(purchase.getState()).toMatchObject({ step: 'resumable', error: undefined })
    await purchase.resume()
    expect(purchase.getState().step).toBe('delivery')
  })
})
