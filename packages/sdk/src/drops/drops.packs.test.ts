import { describe, expect, test } from 'vitest'
import { isFandeckError } from '../errors.ts'
import { ok, refuse } from '../testing/fake-server.ts'
import { aDrawnCard, NOON, someUnopenedPacks } from '../testing/fixtures.ts'
import { testKit } from '../testing/test-kit.ts'
import { OpenReply, UnopenedReply } from './drops.packs.schema.ts'
import { cancelOrder, getUnopenedPacks, openPacks, requestReturn } from './drops.packs.ts'

const order = { orderId: 'order-1' }
const opened = { ...order, dropId: 1, cards: [aDrawnCard()] }

describe('D79 POST /minting/order/{order_id}/open', () => {
  test('returns the cards and tells the page', async () => {
    const { fandeck, server } = testKit({ loggedIn: true })
    server.on('POST /minting/order/order-1/open', () => ok(OpenReply, opened))
    const told: unknown[] = []
    fandeck.on('drops:opened', (event) => told.push(event))
    expect(await openPacks(fandeck, order)).toEqual(opened)
    expect(told).toEqual([opened])
  })

  test('tells nothing when the order is refused', async () => {
    const { fandeck, server } = testKit({ loggedIn: true })
    server.on('POST /minting/order/order-1/open', () => refuse(409, '결제 전이에요.', 'ORDER_NOT_PAID'))
    fandeck.on('drops:opened', () => expect.unreachable())
    await expect(openPacks(fandeck, order)).rejects.toMatchObject({ code: 'drops/order-not-paid' })
  })
})

describe('D79 POST /minting/order/{order_id}/cancel', () => {
  test('sends the reason as a letter and tells the page', async () => {
    const { fandeck, server } = testKit({ loggedIn: true })
    server.on('POST /minting/order/order-1/cancel', () => Response.json({ status: '200' }))
    const told: unknown[] = []
    fandeck.on('drops:cancelled', (event) => told.push(event))
    await cancelOrder(fandeck, { ...order, reason: 'wrongChoice' })
    expect(server.requests.at(-1)?.body).toEqual({ cancel_reason: 'W' })
    expect(told).toEqual([order])
  })

  test.each([
    ['ORDER_NOT_PAID', 'drops/order-not-paid'],
    ['PACKS_OPENED', 'drops/packs-opened'],
    ['GOODS_SENT', 'drops/goods-sent'],
    ['ORDER_CLOSED', 'drops/order-closed'],
    ['NOT_FOUND', 'drops/not-found'],
  ])('rejects a refusal with %s as %s', async (serverCode, code) => {
    const { fandeck, server } = testKit({ loggedIn: true })
    server.on('POST /minting/order/order-1/cancel', () => refuse(409, '취소할 수 없어요.', serverCode))
    await expect(cancelOrder(fandeck, { ...order, reason: 'other' })).rejects.toMatchObject({ code })
  })
})

test('D79 a refused cancellation says when the time has ended', async () => {
  const { fandeck, server } = testKit({ loggedIn: true })
  server.on('POST /minting/order/order-1/cancel', () =>
    refuse(409, '기간이 지났어요.', 'CANCEL_CLOSED', { cancel_until_dttm: '2026-11-20 12:00:00' }),
  )
  const error: unknown = await cancelOrder(fandeck, { ...order, reason: 'other' }).catch((thrown) => thrown)
  expect(isFandeckError(error, 'drops/cancel-closed') && error.details?.closedAt).toBe(NOON)
})

describe('D79 POST /minting/order/{order_id}/return', () => {
  test('sends the reason as a letter and tells the page', async () => {
    const { fandeck, server } = testKit({ loggedIn: true })
    server.on('POST /minting/order/order-1/return', () => Response.json({ status: '200' }))
    const told: unknown[] = []
    fandeck.on('drops:return-requested', (event) => told.push(event))
    await requestReturn(fandeck, { ...order, reason: 'damaged' })
    expect(server.requests.at(-1)?.body).toEqual({ return_reason: 'B' })
    expect(told).toEqual([order])
  })

  test('rejects a refusal with its sentence and tells nothing', async () => {
    const { fandeck, server } = testKit({ loggedIn: true })
    server.on('POST /minting/order/order-1/return', () => refuse(409, '팩을 열었어요.', 'OPENED_GOODS'))
    fandeck.on('drops:return-requested', () => expect.unreachable())
    await expect(requestReturn(fandeck, { ...order, reason: 'other' })).rejects.toMatchObject({
      code: 'drops/opened-goods',
      serverMessage: '팩을 열었어요.',
    })
  })

  test.each([
    ['NOT_DELIVERED', undefined, 'drops/not-delivered', undefined],
    [
      'RETURN_REFUSED',
      { refusal_reason: '포장이 없어요.' },
      'drops/return-refused',
      { refusal: '포장이 없어요.' },
    ],
    ['RETURN_REFUSED', undefined, 'drops/return-refused', undefined],
    [
      'RETURN_CLOSED',
      { return_until_dttm: '2026-11-20 12:00:00' },
      'drops/return-closed',
      { closedAt: NOON },
    ],
  ])('rejects %s with %j as %s', async (serverCode, data, code, details) => {
    const { fandeck, server } = testKit({ loggedIn: true })
    server.on('POST /minting/order/order-1/return', () => refuse(409, '안 돼요.', serverCode, data))
    const asked = requestReturn(fandeck, { ...order, reason: 'other' })
    await expect(asked).rejects.toMatchObject({ code, details: details ?? {} })
  })

  test('is private', async () => {
    const { fandeck, server } = testKit()
    await expect(requestReturn(fandeck, { ...order, reason: 'other' })).rejects.toMatchObject({
      code: 'session/no-session',
    })
    expect(server.requests).toEqual([])
  })
})

test('D79 GET /mypage/unopened returns the packs that wait', async () => {
  const { fandeck, server } = testKit({ loggedIn: true })
  server.on('GET /mypage/unopened', () => ok(UnopenedReply, [someUnopenedPacks()]))
  expect(await getUnopenedPacks(fandeck)).toEqual([someUnopenedPacks()])
})

test.each([
  ['openPacks', openPacks],
  ['getUnopenedPacks', getUnopenedPacks],
] as const)('%s is private', async (_name, make) => {
  const { fandeck, server } = testKit()
  await expect(make(fandeck, order)).rejects.toMatchObject({ code: 'session/no-session' })
  expect(server.requests).toEqual([])
})
