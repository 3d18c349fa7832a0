import { describe, expect, test } from 'vitest'
import { ok, refuse } from '../testing/fake-server.ts'
import { anOrder, aReservation } from '../testing/fixtures.ts'
import { OrderReply, Reservation } from './drops.orders.schema.ts'
import { asks, back, buying, keys, lost, posts } from './purchase.test-helper.ts'

describe('a new purchase', () => {
  test('S3.14 starts with one pack and no transfer agreement', () => {
    const { purchase, server } = buying()
    expect(purchase.getState()).toMatchObject({
      step: 'choosing',
      dropId: 1,
      count: 1,
      transferAgreement: false,
      reservation: undefined,
    })
    expect(server.requests).toEqual([])
  })

  test('S3.15 starts with every call’s flags down', () => {
    const down = { loading: false, done: false, error: false, errorInfo: undefined }
    expect(buying().purchase.getState().calls).toEqual({
      reserve: down,
      delivery: down,
      order: down,
    })
  })

  test('accepts choices; the count is an integer of at least 1', () => {
    const { purchase } = buying()
    const counts = [3, 2.9, 0, -4].map((count) => {
      purchase.setCount(count)
      return purchase.getState().count
    })
    expect(counts).toEqual([3, 2, 1, 1])
  })

  test('S4.49 S4.50 S4.51 its setters reset the receipt as the rules say', () => {
    const { purchase } = buying()
    const receipt = () => purchase.getState().payment.cashReceipt
    purchase.setMethod('bankTransfer')
    purchase.setReceiptType('personal')
    purchase.setReceiptInfo('01012345678')
    purchase.setReceiptInfoType('card')
    expect(receipt()).toEqual({ receiptType: 'personal', receiptInfoType: 'card', receiptInfo: '' })
    purchase.setReceiptInfo('1234')
    purchase.setReceiptType('business')
    expect(receipt()).toEqual({ receiptType: 'business', receiptInfoType: 'phone', receiptInfo: '' })
    purchase.setMethod('card')
    expect(receipt()).toEqual({ receiptType: 'none', receiptInfoType: 'phone', receiptInfo: '' })
  })
})

describe('the press', () => {
  test('reserves the packs and opens the payment', async () => {
    const { purchase, kit, events } = buying()
    purchase.setCount(2)
    purchase.setTransferAgreement(true)
    const steps: string[] = []
    purchase.subscribe(({ step }) => steps.push(step))
    await purchase.reserve(back)
    expect([...new Set(steps)]).toEqual(['choosing', 'reserving', 'paying'].slice(1))
    expect(posts(kit)[0]?.body).toMatchObject({ amount: 2, agree_yn: 'Y', redirect_url: back.redirectUrl })
    expect(purchase.getState()).toMatchObject({
      step: 'paying',
      reservation: aReservation(),
      payment: { orderId: 'order-1' },
    })
    expect(events).toEqual([['reserved', { dropId: 1, orderId: 'order-1' }]])
  })

  test('S3.15 raises the flags of its call: loading, then done', async () => {
    const { purchase } = buying()
    const running = purchase.reserve(back)
    expect(purchase.getState().calls.reserve).toMatchObject({ loading: true, done: false })
    await running
    expect(purchase.getState().calls.reserve).toMatchObject({ loading: false, done: true, error: false })
  })

  test('made twice concurrently sends one request', async () => {
    const { purchase, kit } = buying()
    await Promise.all([purchase.reserve(back), purchase.reserve(back)])
    await purchase.reserve(back)
    expect(posts(kit)).toHaveLength(1)
  })

  test('freezes the choices', async () => {
    const { purchase } = buying()
    await purchase.reserve(back)
    purchase.setCount(5)
    purchase.setMethod('bankTransfer')
    expect(purchase.getState()).toMatchObject({ count: 1, payment: { payment: { method: 'phoneBill' } } })
  })

  test('after a refusal returns to choosing with the reason, and the next one has a new key', async () => {
    const { purchase, kit, server } = buying()
    server.on('POST /minting', () => refuse(409, '모두 판매됐어요.', 'SOLD_OUT'))
    await purchase.reserve(back)
    expect(purchase.getState()).toMatchObject({ step: 'choosing', error: { code: 'drops/sold-out' } })
    expect(purchase.getState().calls.reserve).toMatchObject({
      error: true,
      errorInfo: { code: 'drops/sold-out' },
    })
    server.on('POST /minting', () => ok(Reservation, aReservation()))
    await purchase.reserve(back)
    expect(new Set(keys(kit)).size).toBe(2)
    expect(purchase.getState()).toMatchObject({ step: 'paying', error: undefined })
  })

  test('keeps its key for the next press after all replies are lost', async () => {
    const { purchase, kit, server, clock } = buying()
    server.on('POST /minting', lost)
    const pressed = purchase.reserve(back)
    await clock.advance(5000)
    await pressed
    expect(purchase.getState()).toMatchObject({ step: 'choosing', error: { code: 'http/network' } })
    server.on('POST /minting', () => ok(Reservation, aReservation()))
    await purchase.reserve(back)
    expect(keys(kit)).toHaveLength(4)
    expect(new Set(keys(kit)).size).toBe(1)
  })

  test('creates another order after a lost reply and a changed choice', async () => {
    const { purchase, kit, server, clock } = buying()
    server.on('POST /minting', lost)
    const pressed = purchase.reserve(back)
    await clock.advance(5000)
    await pressed
    server.on('POST /minting', () => ok(Reservation, aReservation()))
    purchase.setCount(3)
    await purchase.reserve(back)
    expect(new Set(keys(kit)).size).toBe(2)
  })

  test('sends nothing when signed out', async () => {
    const { purchase, server } = buying({ loggedIn: false })
    await purchase.reserve(back)
    expect(purchase.getState()).toMatchObject({ step: 'choosing', error: { code: 'session/no-session' } })
    expect(server.requests).toEqual([])
  })
})

describe('the payment', () => {
  test('D79 PAID ends the attempt and emits the event; the packs stay closed', async () => {
    const { purchase, order, events, sessionStorage } = buying()
    await purchase.reserve(back)
    expect(sessionStorage.getItem('fandeck:purchase:1')).toContain('order-1')
    order.now = anOrder({ status: 'PAID' })
    await purchase.check()
    await purchase.check()
    expect(purchase.getState()).toMatchObject({ step: 'paid' })
    expect(events.slice(1)).toEqual([['purchased', { dropId: 1, orderId: 'order-1' }]])
    expect(sessionStorage.getItem('fandeck:purchase:1')).toBeNull()
  })

  test.each([
    ['FAILED', 'failed', 'drops/payment-declined'],
    ['CANCELLED', 'failed', 'drops/payment-cancelled'],
    ['EXPIRED', 'expired', 'drops/reservation-expired'],
    ['REFUND_DUE', 'failed', 'drops/refund-due'],
    ['REFUNDED', 'failed', 'drops/refunded'],
  ] as const)('%s ends as %s with %s', async (status, step, code) => {
    const { purchase, order, events, sessionStorage } = buying()
    await purchase.reserve(back)
    order.now = anOrder({ status, reason: '한도를 넘었어요.' })
    await purchase.check()
    expect(purchase.getState()).toMatchObject({
      step,
      error: { code, serverMessage: '한도를 넘었어요.' },
    })
    expect(events.slice(1)).toEqual([['failed', { dropId: 1, code }]])
    expect(sessionStorage.getItem('fandeck:purchase:1')).toBeNull()
  })

  test('may be checked again after a failure, and the next one is still polled', async () => {
    const { purchase, order, kit } = buying()
    await purchase.reserve(back)
    order.now = anOrder({ status: 'CANCELLED' })
    await purchase.check()
    await purchase.check()
    purchase.restart()
    await purchase.reserve(back)
    order.now = anOrder({ status: 'PAID' })
    await purchase.check()
    expect(purchase.getState().step).toBe('paid')
    expect(asks(kit)).toHaveLength(2)
  })

  test('is polled every two seconds with subscribers and leaves no timer', async () => {
    const { purchase, kit, order, clock } = buying()
    await purchase.reserve(back)
    await clock.advance(10_000)
    expect(asks(kit)).toHaveLength(0)
    expect(clock.pending()).toBe(0)
    const stop = purchase.subscribe(() => {})
    const other = purchase.subscribe(() => {})
    expect(clock.pending()).toBe(1)
    await clock.advance(6000)
    expect(asks(kit)).toHaveLength(3)
    other()
    await clock.advance(2000)
    expect(asks(kit)).toHaveLength(4)
    stop()
    expect(clock.pending()).toBe(0)
    purchase.subscribe(() => {})
    order.now = anOrder({ status: 'PAID' })
    await clock.advance(2000)
    expect(purchase.getState().step).toBe('paid')
    expect(clock.pending()).toBe(0)
  })

  test('is polled rarely while the page is hidden, at another moment by each page, and at once when shown', async () => {
    const page = { visible: false, shown: () => {} }
    const { purchase, kit, clock } = buying({
      platform: {
        visibility: {
          visible: () => page.visible,
          onReturn: () => () => {},
          onVisible(listener) {
            page.shown = listener
            return () => {
              page.shown = () => {}
            }
          },
        },
        random: { uuid: () => crypto.randomUUID(), bytes: (length) => new Uint8Array(length).fill(255) },
      },
    })
    await purchase.reserve(back)
    const stop = purchase.subscribe(() => {})
    await clock.advance(11_019)
    expect(asks(kit)).toHaveLength(0)
    await clock.advance(1)
    expect(asks(kit)).toHaveLength(1)
    page.visible = true
    page.shown()
    await clock.advance(0)
    expect(asks(kit)).toHaveLength(2)
    await clock.advance(3019)
    expect(asks(kit)).toHaveLength(2)
    await clock.advance(1)
    expect(asks(kit)).toHaveLength(3)
    stop()
    page.shown()
    await clock.advance(60_000)
    expect(asks(kit)).toHaveLength(3)
  })

  test('is polled again after an outage', async () => {
    const { purchase, order, server, clock } = buying()
    await purchase.reserve(back)
    purchase.subscribe(() => {})
    server.on('GET /minting/order/:id', lost)
    await clock.advance(5000)
    expect(purchase.getState()).toMatchObject({ step: 'paying', calls: { order: { error: true } } })
    order.now = anOrder({ status: 'PAID' })
    server.on('GET /minting/order/:id', () => ok(OrderReply, order.now))
    await clock.advance(5000)
    expect(purchase.getState().step).toBe('paid')
  })
})
