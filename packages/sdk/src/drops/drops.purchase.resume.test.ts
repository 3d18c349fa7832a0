import { describe, expect, test } from 'vitest'
import { settle } from '../testing/fake-clock.ts'
import { ok, refuse } from '../testing/fake-server.ts'
import { anOrder, aReservation } from '../testing/fixtures.ts'
import { type TestKit, testKit } from '../testing/test-kit.ts'
import { Reservation } from './drops.orders.schema.ts'
import { createPurchase } from './drops.purchase.ts'
import { back, buying, keys, lost, posts } from './purchase.test-helper.ts'

describe('closing the payment', () => {
  test('fetches the order, which may be PAID', async () => {
    const { purchase, order } = buying()
    await purchase.reserve(back)
    order.now = anOrder({ status: 'PAID' })
    const closed = purchase.closePayment()
    expect(purchase.getState().step).toBe('confirming')
    await closed
    expect(purchase.getState().step).toBe('paid')
  })

  test('of an open order makes it resumable', async () => {
    const { purchase, kit } = buying()
    await purchase.reserve(back)
    await purchase.closePayment()
    expect(purchase.getState().step).toBe('resumable')
    await purchase.resume()
    expect(purchase.getState()).toMatchObject({ step: 'paying', reservation: aReservation() })
    expect(posts(kit)).toHaveLength(1)
  })

  test('in an outage makes it resumable; resuming in the outage reports the reason', async () => {
    const { purchase, server, clock } = buying()
    await purchase.reserve(back)
    server.on('GET /minting/order/:id', lost)
    const closed = purchase.closePayment()
    await clock.advance(5000)
    await closed
    expect(purchase.getState()).toMatchObject({ step: 'resumable' })
    const resumed = purchase.resume()
    await clock.advance(5000)
    await resumed
    expect(purchase.getState()).toMatchObject({ step: 'resumable', error: { code: 'http/network' } })
  })

  test('lets the fan give the order up; the next attempt is another order with the same choices', async () => {
    const { purchase, kit } = buying()
    purchase.setCount(2)
    purchase.giveUp()
    await purchase.reserve(back)
    purchase.giveUp()
    expect(purchase.getState().step).toBe('paying')
    await purchase.closePayment()
    purchase.giveUp()
    expect(purchase.getState()).toMatchObject({ step: 'choosing', count: 2, reservation: undefined })
    expect(createPurchase(kit.fandeck, { dropId: 1 }).getState().step).toBe('choosing')
    await purchase.reserve(back)
    expect(new Set(keys(kit)).size).toBe(2)
  })

  test('without an open payment does nothing', async () => {
    const { purchase, server } = buying()
    await purchase.closePayment()
    await purchase.resume()
    expect(purchase.getState().step).toBe('choosing')
    expect(server.requests).toEqual([])
  })
})

describe('a reload', () => {
  const reloaded = (kit: TestKit) => createPurchase(kit.fandeck, { dropId: 1 })

  test('resumes a held reservation without a second order', async () => {
    const { purchase, kit, order } = buying()
    purchase.setCount(2)
    purchase.setMethod('card')
    await purchase.reserve(back)
    const again = reloaded(kit)
    expect(again.getState()).toMatchObject({
      step: 'resumable',
      count: 2,
      reservation: aReservation(),
      payment: { payment: { method: 'card' } },
    })
    await again.resume()
    expect(again.getState().step).toBe('paying')
    order.now = anOrder({ status: 'EXPIRED' })
    await again.check()
    expect(again.getState().step).toBe('expired')
    expect(posts(kit)).toHaveLength(1)
  })

  test('before the reply sends the same key again', async () => {
    const { purchase, kit, server } = buying()
    server.on('POST /minting', () => new Promise<Response>(() => {}))
    void purchase.reserve(back)
    await settle()
    server.on('POST /minting', () => ok(Reservation, aReservation()))
    await reloaded(kit).reserve(back)
    expect(keys(kit)).toHaveLength(2)
    expect(new Set(keys(kit)).size).toBe(1)
  })

  test('ends when the server does not know the order, as after another member’s sign-in', async () => {
    const { purchase, kit, server, sessionStorage } = buying()
    await purchase.reserve(back)
    const again = reloaded(kit)
    server.on('GET /minting/order/:id', () => refuse(404, '없는 주문이에요.', 'NOT_FOUND'))
    await again.resume()
    expect(again.getState()).toMatchObject({ step: 'expired', error: { code: 'drops/not-found' } })
    expect(sessionStorage.getItem('fandeck:purchase:1')).toBeNull()
    again.restart()
    expect(again.getState().step).toBe('choosing')
  })

  test('does not affect another drop', async () => {
    const { purchase, kit } = buying()
    await purchase.reserve(back)
    expect(createPurchase(kit.fandeck, { dropId: 2 }).getState().step).toBe('choosing')
  })

  test.each(['{', '{}', 'null', '{"key":1}'])('with the damaged memory %o starts anew', (text) => {
    const kit = testKit({ loggedIn: true })
    kit.sessionStorage.setItem('fandeck:purchase:1', text)
    expect(reloaded(kit).getState().step).toBe('choosing')
  })

  test('without any storage the purchase works until the page closes', async () => {
    const broken = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    const sessionStorage = { getItem: broken, setItem: broken, removeItem: broken }
    const { purchase, order } = buying({ platform: { sessionStorage } })
    await purchase.reserve(back)
    order.now = anOrder({ status: 'PAID' })
    await purchase.check()
    expect(purchase.getState().step).toBe('paid')
  })
})

describe('restart', () => {
  test('after the end keeps the choices and creates a new key', async () => {
    const { purchase, kit, order } = buying()
    purchase.setCount(3)
    await purchase.reserve(back)
    order.now = anOrder({ status: 'FAILED' })
    await purchase.check()
    purchase.restart()
    expect(purchase.getState()).toMatchObject({
      step: 'choosing',
      count: 3,
      reservation: undefined,
      error: undefined,
      payment: { orderId: undefined },
    })
    await purchase.reserve(back)
    expect(new Set(keys(kit)).size).toBe(2)
  })

  test('while something is held does nothing', async () => {
    const { purchase } = buying()
    await purchase.reserve(back)
    purchase.restart()
    expect(purchase.getState().step).toBe('paying')
  })
})
