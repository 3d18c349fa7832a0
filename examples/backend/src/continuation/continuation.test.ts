// D108: links that go on in another browser carry a page and a choice, and a purchase only to its member.
import {
  type ContinuationContent,
  createContinuation,
  redeemContinuation,
  takePurchase,
} from '@fandeck/sdk/continuation'
import { keepPurchase, keptPurchase } from '@fandeck/sdk/drops'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { sdkFor, sdkOn } from '../../test/sdk.ts'
import { type Member, openShop, type Shop } from '../../test/shop.ts'
import { orders } from '../drops/tables.ts'
import { joinGate } from '../gate/service.ts'
import { setGate } from '../gate/store.ts'
import { dropOldContinuations, LINK_MS, TICKET_MS } from './service.ts'
import { continuations } from './tables.ts'

const KEY = 'the-key-of-the-app'
const PATH = '/drops/1?from=app'
const choice = { path: PATH, dropId: 1, count: 1, method: 'phoneBill' } as const

let shop: Shop
let fan: Member
beforeEach(async () => {
  shop = await openShop()
  fan = await shop.member()
})
afterEach(() => shop.close())

const app = (member?: Member) => (member ? sdkFor(shop, member) : sdkOn(shop))
const link = async (content: ContinuationContent, member?: Member) =>
  (await createContinuation(app(member), content)).token
const ticketOf = () => crypto.randomUUID()
const withPurchase = () => link({ ...choice, purchaseKey: KEY }, fan)

/** Redeems a link with a purchase in a new browser; returns the ticket. */
async function redeemed(token: string): Promise<string> {
  const ticket = ticketOf()
  await redeemContinuation(sdkOn(shop), { token, ticket })
  return ticket
}

describe('SEC-14 D108 a link', () => {
  test('carries the page and the choice, of a visitor too, and neither the member nor a session', async () => {
    const token = await link(choice)
    const found = await redeemContinuation(sdkOn(shop), { token, ticket: ticketOf() })
    expect(found).toEqual({ ...choice, purchase: false })
    const reply = await shop.post('/continuation/redeem', { token: await withPurchase(), ticket: ticketOf() })
    const text = JSON.stringify(reply.data)
    for (const secret of [fan.id, KEY, fan.token]) expect(text).not.toContain(secret)
  })

  test('is stored as a hash, and its ticket too', async () => {
    const token = await withPurchase()
    const ticket = await redeemed(token)
    const stored = JSON.stringify(await shop.db.select().from(continuations))
    expect(stored).not.toContain(token)
    expect(stored).not.toContain(ticket)
  })

  test('is for one browser: a second is refused, of ten at once nine are', async () => {
    const token = await withPurchase()
    const tries = await Promise.allSettled(
      Array.from({ length: 10 }, () => redeemContinuation(sdkOn(shop), { token, ticket: ticketOf() })),
    )
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const one of tries)
      if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: 'continuation/used' })
  })

  test('answers a repetition of the same browser alike, whose first answer may have been lost', async () => {
    const token = await link(choice)
    const ticket = ticketOf()
    const first = await redeemContinuation(sdkOn(shop), { token, ticket })
    expect(await redeemContinuation(sdkOn(shop), { token, ticket })).toEqual(first)
  })

  test('expires after ten minutes, and a guess is answered alike', async () => {
    const token = await link(choice)
    const guess = 'A'.repeat(43)
    shop.clock.advance(LINK_MS)
    for (const one of [token, guess])
      await expect(redeemContinuation(sdkOn(shop), { token: one, ticket: ticketOf() })).rejects.toMatchObject(
        {
          code: 'continuation/expired',
        },
      )
    await dropOldContinuations(shop.backend)
    expect(await shop.db.$count(continuations)).toBe(0)
  })

  test.each(['https://evil.example/', '//evil.example', '/\\evil.example', '/a//evil.example', '/#x'])(
    'to %s is not made',
    async (path) => {
      expect(await shop.post('/continuation', { path })).toMatchObject({ http: 400 })
      expect(await shop.db.$count(continuations)).toBe(0)
    },
  )

  test('is not made without end by one address', async () => {
    const answers: number[] = []
    for (let n = 0; n < 302; n++) answers.push((await shop.post('/continuation', { path: '/' })).http)
    expect(answers.slice(-2)).toEqual([429, 429])
    shop.clock.advance(60_000)
    expect(await shop.post('/continuation', { path: '/' })).toMatchObject({ http: 200 })
  })
})

describe('SEC-14 D21 D108 the purchase of a link', () => {
  test('goes to the member who began it, again after a lost answer', async () => {
    const ticket = await redeemed(await withPurchase())
    const taken = { dropId: 1, count: 1, method: 'phoneBill', purchaseKey: KEY, deliveryDue: false }
    expect(await takePurchase(app(fan), { ticket })).toEqual(taken)
    expect(await takePurchase(app(fan), { ticket })).toEqual(taken)
  })

  test('goes to no other member, to no visitor, and not without the ticket', async () => {
    const token = await withPurchase()
    const ticket = await redeemed(token)
    const other = await shop.member()
    await expect(takePurchase(app(other), { ticket })).rejects.toMatchObject({
      code: 'continuation/other-member',
    })
    expect((await shop.post('/continuation/purchase', { ticket })).http).toBe(401)
    await expect(takePurchase(app(fan), { ticket: ticketOf() })).rejects.toMatchObject({
      code: 'continuation/expired',
    })
    const [row] = await shop.db.select().from(continuations)
    expect(row?.expiresAt).toBe(shop.clock.now() + TICKET_MS)
    await shop.db.update(continuations).set({ expiresAt: shop.clock.now() })
    await expect(takePurchase(app(fan), { ticket })).rejects.toMatchObject({ code: 'continuation/expired' })
  })

  test('of a visitor is not kept', async () => {
    const token = await link({ ...choice, purchaseKey: KEY })
    const found = await redeemContinuation(sdkOn(shop), { token, ticket: ticketOf() })
    expect(found.purchase).toBe(false)
    expect(await shop.db.select().from(continuations)).toMatchObject([{ purchaseKey: null }])
  })

  test('whose order has reached the server is that order in the other browser, and no second one', async () => {
    const first = await shop.buy(fan, {}, KEY)
    const ticket = await redeemed(await withPurchase())
    const there = app(fan)
    const taken = await takePurchase(there, { ticket })
    expect(taken.orderId).toEqual(expect.any(String))
    await keepPurchase(there, taken)
    expect(keptPurchase(there, { dropId: 1 })).toMatchObject({ purchaseKey: KEY, orderId: taken.orderId })
    expect(first.data).toMatchObject({ order_id: taken.orderId })
    // A press there, with the same key.
    expect((await shop.buy(fan, {}, taken.purchaseKey)).data).toMatchObject({ order_id: taken.orderId })
    expect(await shop.db.$count(orders)).toBe(1)
  })

  test('whose order has not reached the server makes one, whichever browser is first', async () => {
    const ticket = await redeemed(await withPurchase())
    const { purchaseKey } = await takePurchase(app(fan), { ticket })
    const presses = await Promise.all([shop.buy(fan, {}, KEY), shop.buy(fan, {}, purchaseKey)])
    expect(new Set(presses.map(({ data }) => JSON.stringify(data))).size).toBe(1)
    expect(await shop.db.$count(orders)).toBe(1)
  })

  test('of a drop with goods still asks for the address', async () => {
    await shop.close()
    shop = await openShop({ shipsGoods: true })
    fan = await shop.member()
    await shop.buy(fan, {}, KEY)
    const ticket = await redeemed(await withPurchase())
    expect(await takePurchase(app(fan), { ticket })).toMatchObject({ deliveryDue: true })
  })
})

test('D81 D108 the place in the gate is the account’s: the same in the other browser, and none for another member', async () => {
  await setGate(shop.backend, 1, 2)
  const count = async () => 0
  const here = await joinGate(shop.backend, count, 1, fan.id)
  await redeemed(await withPurchase())
  const there = await joinGate(shop.backend, count, 1, fan.id)
  expect(there.place).toBe(here.place)
  const other = await shop.member()
  expect((await joinGate(shop.backend, count, 1, other.id)).place).not.toBe(here.place)
})
