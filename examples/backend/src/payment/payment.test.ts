import { createHmac } from 'node:crypto'
import { eq, isNotNull } from 'drizzle-orm'
import { afterEach, describe, expect, it } from 'vitest'
import { answerOf, openShop, type Shop } from '../../test/shop.ts'
import { editions } from '../cards/tables.ts'
import { RESERVATION_MS } from '../drops/reserve.ts'
import { mintings, mintingWallets } from '../drops/tables.ts'
import { outbox } from '../outbox/tables.ts'
import type { PaymentEnd } from './adapter.ts'
import { applyEvent } from './service.ts'
import { paymentEvents } from './tables.ts'

let shop: Shop

async function open(drop: Parameters<typeof openShop>[0] = {}) {
  shop = await openShop(drop)
  return shop
}

afterEach(() => shop.close())

const given = async ({ db }: Shop) =>
  (await db.select().from(editions).where(isNotNull(editions.orderId))).length

/** Reserves an order of one pack and returns its paid callback. */
async function order() {
  const fan = await shop.member()
  const { orderId } = await shop.reserve(fan)
  return { fan, orderId, state: async () => (await shop.orderOf(fan, orderId)).status }
}

describe('a callback of the payment company', () => {
  it('draws the cards in the same transaction as PAID; opening shows them and queues the minting (S7.31, D79)', async () => {
    const { callback, orderOf, db } = await open()
    const { fan, orderId } = await order()
    expect(await callback({ orderId })).toMatchObject({ status: '200' })
    const paid = await orderOf(fan, orderId)
    expect(paid).toMatchObject({ status: 'PAID' })
    expect(JSON.stringify(paid)).not.toContain('card')
    expect(await given(shop)).toBe(3)
    expect(await db.select().from(outbox)).toEqual([])
    expect((await shop.open(fan, orderId)).cards).toHaveLength(3)
    expect(await db.select().from(outbox)).toMatchObject([{ kind: 'mint', subject: orderId, doneAt: null }])
  })

  it('delivers nothing if key, body, time, amount or order is forged', async () => {
    const { callback, clock } = await open()
    const { orderId, state } = await order()
    const now = clock.now()
    const forged = await Promise.all([
      callback({ orderId }, { secret: 'another secret' }),
      callback({ orderId }, { forge: (raw) => raw.replace('"paid"', '"paid" ') }),
      callback({ orderId }, { signedAt: now - 5 * 60_000 - 1 }),
      callback({ orderId }, { signedAt: now + 5 * 60_000 + 1 }),
    ])
    for (const answer of forged) expect(answer).toMatchObject({ http: 401, code: 'BAD_SIGNATURE' })
    expect(await callback({ orderId, amount: 999 })).toMatchObject({ code: 'AMOUNT_MISMATCH' })
    expect(await state()).toBe('RESERVED')
    expect(await given(shop)).toBe(0)
    expect(await callback({ orderId })).toMatchObject({ status: '200' })
  })

  it('delivers nothing without a signature', async () => {
    const { post } = await open()
    const { orderId, state } = await order()
    const event = { eventId: 'e', orderId, kind: 'paid', amount: 1000, currency: 'KRW' }
    const bare = createHmac('sha256', '').update(JSON.stringify(event)).digest('hex')
    expect(await post('/payment/callback', event)).toMatchObject({ http: 401 })
    expect(await post('/payment/callback', event, { 'x-payment-signature': bare })).toMatchObject({
      http: 401,
    })
    expect(await state()).toBe('RESERVED')
  })

  it('takes effect once, also for thirty concurrent copies', async () => {
    const { callback, db } = await open()
    const { orderId } = await order()
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => callback({ orderId, eventId: 'the-same-event' })),
    )
    for (const answer of answers) expect(answer.status).toBe('200')
    expect(await given(shop)).toBe(3)
    expect(await db.select().from(outbox)).toEqual([])
  })

  it('is refused for retry, and not stored, while its order does not exist', async () => {
    const { callback, db } = await open()
    expect(await callback({ orderId: 'fd-later' })).toMatchObject({ http: 503 })
    expect(await db.select().from(paymentEvents)).toEqual([])
  })
})

/** Returns every order of a list. */
function permutations<T>(list: readonly T[]): T[][] {
  if (list.length === 0) return [[]]
  return list.flatMap((head, at) => permutations(list.toSpliced(at, 1)).map((rest) => [head, ...rest]))
}

describe('events in any order, each once or twice', () => {
  const sequences = [
    ...permutations<PaymentEnd>(['paid', 'cancelled']),
    ...permutations<PaymentEnd>(['paid', 'failed', 'cancelled']),
    ...permutations<PaymentEnd>(['paid', 'cancelled', 'paid', 'cancelled']),
  ].map((kinds) => [kinds.join(' → '), kinds] as const)
  const unique = [...new Map(sequences)]

  it('end alike: paid, one pack sold, three cards', async () => {
    const { backend } = await open({ totalPacks: 30, remaining: 30 })
    for (const [, kinds] of unique) {
      const { orderId, state } = await order()
      for (const kind of kinds) {
        // A repeated kind is a repeated event.
        await applyEvent(backend, {
          eventId: `${orderId} ${kind}`,
          orderId,
          kind,
          amount: 1000,
          currency: 'KRW',
        })
      }
      expect(await state()).toBe('PAID')
    }
    expect(await given(shop)).toBe(3 * unique.length)
    expect(await shop.stock()).toBe(30 - unique.length)
    const held = await shop.db.select().from(mintingWallets)
    expect(held.every(({ qty }) => qty === 1)).toBe(true)
  })

  it('end alike when they arrive concurrently', async () => {
    const { callback } = await open()
    const orders = await Promise.all(Array.from({ length: 8 }, order))
    const kinds = ['paid', 'cancelled', 'failed'] as const
    await Promise.all(
      orders.flatMap(({ orderId }) =>
        [...kinds, ...kinds].map((kind) => callback({ orderId, kind, eventId: `${orderId} ${kind}` })),
      ),
    )
    expect(await Promise.all(orders.map(({ state }) => state()))).toEqual(Array(8).fill('PAID'))
    expect(await given(shop)).toBe(24)
    expect(await shop.stock()).toBe(12)
    expect(shop.errors).toEqual([])
  })

  it('return the packs once when the payment was only cancelled', async () => {
    const { callback, stock } = await open()
    const { orderId, fan, state } = await order()
    await Promise.all(['a', 'b', 'c'].map((eventId) => callback({ orderId, eventId, kind: 'cancelled' })))
    expect(await state()).toBe('CANCELLED')
    expect((await shop.orderOf(fan, orderId)).reason).toBe('결제를 취소했어요.')
    expect(await stock()).toBe(20)
  })
})

describe('a payment that ends after the reservation', () => {
  it.each([
    [-1, 'PAID'],
    [0, 'PAID'],
    [1, 'PAID'],
  ])('delivers cards at the expiry %i ms while stock is left', async (offset, status) => {
    const { callback, clock, stock } = await open()
    const { orderId, state } = await order()
    clock.advance(RESERVATION_MS + offset)
    await callback({ orderId })
    expect(await state()).toBe(status)
    expect(await stock()).toBe(19)
    expect(await given(shop)).toBe(3)
  })

  it('makes the refund due when others have bought the packs', async () => {
    const { callback, clock, buy, member, stock, db } = await open({ totalPacks: 1, remaining: 1 })
    const { orderId, state } = await order()
    clock.advance(RESERVATION_MS)
    const next = await buy(await member())
    expect(next.status).toBe('200')
    await Promise.all(['a', 'b'].map((eventId) => callback({ orderId, eventId })))
    expect(await state()).toBe('REFUND_DUE')
    expect(await given(shop)).toBe(0)
    expect(await stock()).toBe(0)
    expect(await db.select().from(outbox)).toMatchObject([{ kind: 'refund', subject: orderId }])
    const [wallet] = await db.select().from(mintingWallets).where(eq(mintingWallets.qty, 1))
    expect(wallet).toBeDefined()
    expect((await db.select().from(mintings))[0]?.remaining).toBe(0)
  })

  it('makes the refund due when the member reached the limit during the payment', async () => {
    const { callback, clock, reserve, member, stock, orderOf } = await open({ maxPerMember: 1 })
    const fan = await member()
    const { orderId } = await reserve(fan)
    clock.advance(RESERVATION_MS)
    await reserve(fan)
    await callback({ orderId })
    expect((await orderOf(fan, orderId)).status).toBe('REFUND_DUE')
    expect(await stock()).toBe(19)
  })
})

it('answers a callback with an envelope', async () => {
  const { api } = await open()
  const reply = await answerOf(await api.request('/payment/callback', { method: 'POST', body: '{' }))
  expect(reply).toMatchObject({ status: '401' })
})
