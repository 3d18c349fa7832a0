import { describe, expect, test } from 'vitest'
import { ok, refuse } from '../testing/fake-server.ts'
import { anOrder } from '../testing/fixtures.ts'
import { testKit } from '../testing/test-kit.ts'
import { keepPurchase, keptPurchase } from './drops.kept-purchase.ts'
import { OrderReply } from './drops.orders.schema.ts'
import { createPurchase } from './drops.purchase.ts'
import { back, keys, posts } from './purchase.test-helper.ts'

const choice = { dropId: 1, count: 2, method: 'card' } as const

describe('D21 D108 a purchase that comes from another browser', () => {
  test('goes on with the key of the attempt', async () => {
    const kit = testKit({ loggedIn: true })
    await keepPurchase(kit.fandeck, { ...choice, purchaseKey: 'key-of-app' })
    expect(keptPurchase(kit.fandeck, choice)).toMatchObject({ ...choice, purchaseKey: 'key-of-app' })
    const purchase = createPurchase(kit.fandeck, choice)
    expect(purchase.getState()).toMatchObject({ step: 'choosing', count: 2 })
    kit.server.on('POST /minting', () => refuse(409, '…', 'SOLD_OUT'))
    await purchase.reserve(back)
    expect(keys(kit)).toEqual(['key-of-app'])
  })

  test('goes on with the order that it has made, without a request for another one', async () => {
    const { fandeck, server } = testKit({ loggedIn: true })
    const order = anOrder()
    server.on('GET /minting/order/:id', () => ok(OrderReply, order))
    await keepPurchase(fandeck, { ...choice, purchaseKey: 'key-of-app', orderId: order.orderId })
    expect(createPurchase(fandeck, choice).getState()).toMatchObject({
      step: 'resumable',
      count: 2,
      reservation: { orderId: order.orderId, paymentUrl: order.paymentUrl },
    })
    expect(posts({ server })).toEqual([])
  })

  test('of another member changes nothing in this tab', async () => {
    const { fandeck, server } = testKit({ loggedIn: true })
    server.on('GET /minting/order/:id', () => refuse(404, '…', 'NOT_FOUND'))
    const kept = keepPurchase(fandeck, { ...choice, purchaseKey: 'key-of-app', orderId: 'FD-1' })
    await expect(kept).rejects.toMatchObject({ code: 'drops/not-found' })
    expect(keptPurchase(fandeck, choice)).toBeUndefined()
  })

  test('without a key begins a new attempt with the choice', async () => {
    const { fandeck } = testKit()
    await keepPurchase(fandeck, choice)
    expect(createPurchase(fandeck, choice).getState()).toMatchObject({ step: 'choosing', count: 2 })
    expect(keptPurchase(fandeck, { dropId: 2 })).toBeUndefined()
  })
})
