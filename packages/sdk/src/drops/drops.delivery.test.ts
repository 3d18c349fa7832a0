import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { nothing } from '../http/wire.ts'
import { ok, refuse } from '../testing/fake-server.ts'
import { aDelivery, aDrop } from '../testing/fixtures.ts'
import { testKit } from '../testing/test-kit.ts'
import { DeliveryBody, DropReply, FirstMintReply } from './drops.schema.ts'
import { isFirstPurchase, setDelivery } from './drops.ts'

const ROUTE = 'PUT /minting/order/:id/delivery'

describe('delivery', () => {
  test('S3.17 PUT /minting/order/{order_id}/delivery sends the six fields under their own names', async () => {
    const { fandeck, server } = testKit({ loggedIn: true })
    server.on(ROUTE, () => ok(nothing, undefined))
    await setDelivery(fandeck, { orderId: 'order-1', delivery: aDelivery() })
    expect(server.requests[0]).toMatchObject({ path: '/minting/order/order-1/delivery', body: aDelivery() })
    expect(server.requests[0]?.headers.has('authorization')).toBe(true)
  })

  test.each(['deliveryName', 'deliveryPhone', 'postNumber', 'address', 'addressDetail'] as const)(
    'S3.18 without %s is refused before any request, and by a backend',
    async (field) => {
      const { fandeck, server } = testKit({ loggedIn: true })
      const delivery = aDelivery({ [field]: ' ' })
      await expect(setDelivery(fandeck, { orderId: 'order-1', delivery })).rejects.toMatchObject({
        code: 'drops/delivery-incomplete',
      })
      expect(server.requests).toEqual([])
      expect(z.safeDecode(DeliveryBody, delivery).success).toBe(false)
    },
  )

  test('the request to the courier may be empty', async () => {
    const { fandeck, server } = testKit({ loggedIn: true })
    server.on(ROUTE, () => ok(nothing, undefined))
    await setDelivery(fandeck, { orderId: 'order-1', delivery: aDelivery({ deliveryRequest: '' }) })
    expect(server.requests).toHaveLength(1)
  })

  test('another member’s order is not found', async () => {
    const { fandeck, server } = testKit({ loggedIn: true })
    server.on(ROUTE, () => refuse(404, '찾을 수 없어요.', 'NOT_FOUND'))
    await expect(setDelivery(fandeck, { orderId: 'order-2', delivery: aDelivery() })).rejects.toMatchObject({
      code: 'drops/not-found',
    })
  })

  test.each([
    ['Y', true],
    ['N', false],
    [null, false],
    [undefined, false],
  ] as const)('S3.12 delivery_yn %s in minting_info means %s', (delivery_yn, delivery) => {
    const wire = z.encode(DropReply, aDrop())
    const drop = z.decode(DropReply, { ...wire, minting_info: { ...wire.minting_info, delivery_yn } })
    expect(drop.info.delivery).toBe(delivery)
  })
})

test.each([
  ['Y', true],
  ['N', false],
])('S7.30 GET /minting/{minting_seq}/first with first_yn %s', async (_, first) => {
  const { fandeck, server } = testKit({ loggedIn: true })
  server.on('GET /minting/:seq/first', () => ok(FirstMintReply, { first }))
  expect(await isFirstPurchase(fandeck, { dropId: 7 })).toBe(first)
  expect(server.requests[0]).toMatchObject({ path: '/minting/7/first' })
  expect(server.requests[0]?.headers.has('authorization')).toBe(true)
})
