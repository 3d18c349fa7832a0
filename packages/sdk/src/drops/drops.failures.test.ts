import { describe, expect, test } from 'vitest'
import { call } from '../http/call.ts'
import type { Fandeck } from '../index.ts'
import { refuse } from '../testing/fake-server.ts'
import { aDelivery } from '../testing/fixtures.ts'
import { testKit } from '../testing/test-kit.ts'
import { reserveEndpoint } from './drops.endpoints.ts'
import { getTransaction, getTransactions } from './drops.transactions.ts'
import { getDrop, getOrder, getPurchaseLimit, isFirstPurchase, setDelivery } from './drops.ts'

const drop = { dropId: 7 }
const order = { orderId: 'order-1' }
const body = {
  ...drop,
  amount: 1,
  redirectUrl: 'https://site.example/',
  transferAgreement: false,
  method: 'card' as const,
  self: true,
  receiptType: 'none' as const,
  receiptInfoType: 'phone' as const,
  receiptInfo: '',
  buyerName: '하나',
  mintTypeValue: 'NORMAL',
}

/** The drop calls that reject. `getRemaining` answers 0 instead (S8.6), `checkWhitelist` its status (S7.26). */
const CALLS: readonly [route: string, make: (fandeck: Fandeck) => Promise<unknown>][] = [
  ['GET /minting/7', (fandeck) => getDrop(fandeck, drop)],
  ['GET /minting/possibleQuantity/7', (fandeck) => getPurchaseLimit(fandeck, drop)],
  ['GET /minting/7/first', (fandeck) => isFirstPurchase(fandeck, drop)],
  ['POST /minting', (fandeck) => call(fandeck, reserveEndpoint, { body, idempotencyKey: 'key-1' })],
  ['GET /minting/order/order-1', (fandeck) => getOrder(fandeck, order)],
  [
    'PUT /minting/order/order-1/delivery',
    (fandeck) => setDelivery(fandeck, { ...order, delivery: aDelivery() }),
  ],
  ['GET /mypage/transaction', (fandeck) => getTransactions(fandeck)],
  ['GET /mypage/transaction/order-1', (fandeck) => getTransaction(fandeck, order)],
]

async function failed(make: (fandeck: Fandeck) => Promise<unknown>, route: string, answer: () => Response) {
  const kit = testKit({ loggedIn: true })
  kit.server.on(route, answer)
  const [result] = await Promise.all([Promise.allSettled([make(kit.fandeck)]), kit.clock.advance(60_000)])
  return result[0]
}

describe.each(CALLS)('%s', (route, make) => {
  test('S8.5 rejects with the server’s message when the status is not "200"', async () => {
    const answer = () => Response.json({ status: '404', message: '없는 드롭이에요.', code: 'NOT_FOUND' })
    expect(await failed(make, route, answer)).toMatchObject({
      status: 'rejected',
      reason: {
        code: 'drops/not-found',
        message: '없는 드롭이에요.',
        serverMessage: '없는 드롭이에요.',
        status: 404,
      },
    })
  })

  test.each([
    [409, 'SOLD_OUT', 'drops/sold-out', false],
    [503, undefined, 'http/refused', true],
  ] as const)('S8.5 rejects with the body of an HTTP %i', async (status, serverCode, code, retryable) => {
    const body = {
      status: String(status),
      message: '지금은 안 돼요.',
      ...(serverCode && { code: serverCode }),
    }
    const reason = { code, status, serverCode, serverMessage: body.message, retryable, details: { body } }
    expect(await failed(make, route, () => refuse(status, '지금은 안 돼요.', serverCode))).toMatchObject({
      status: 'rejected',
      reason,
    })
  })

  test('S8.5 rejects with the text of a gateway, as it came', async () => {
    const gateway = () => new Response('<h1>502</h1>', { status: 502 })
    expect(await failed(make, route, gateway)).toMatchObject({
      status: 'rejected',
      reason: { code: 'http/bad-reply', status: 502, details: { body: '<h1>502</h1>' } },
    })
  })

  test('rejects when the server is unreachable', async () => {
    const lost = () => {
      throw new TypeError('Failed to fetch')
    }
    expect(await failed(make, route, lost)).toMatchObject({
      status: 'rejected',
      reason: { code: 'http/network', retryable: true },
    })
  })
})
