// What fans meet while operators change a running drop.
import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { NOON } from '../../test/backend.ts'
import { type ControlledShop, openControlledShop, orderOf } from '../../test/controlled-shop.ts'
import { purchaseBody } from '../../test/drop-row.ts'
import { answerOf, codes, times } from '../../test/shop.ts'
import { apiApp } from '../app.ts'
import { editions } from '../cards/tables.ts'
import { rowsOf } from '../db/rows.ts'
import { orders } from '../drops/tables.ts'

const HOUR = 3_600_000
let shop: ControlledShop
beforeEach(async () => {
  shop = await openControlledShop()
})
afterEach(() => shop.close())
const copies = () => shop.db.$count(editions, eq(editions.dropId, 1))

describe('a pause', () => {
  test('D88 refuses at once, keeps what is reserved, and sells on', async () => {
    const [fan, other] = [await shop.member(), await shop.member()]
    const { orderId } = await shop.reserve(fan)
    expect(await shop.pause()).toMatchObject({ http: 200 })
    expect(await shop.buy(other)).toMatchObject({ code: 'PAUSED' })
    expect(await shop.callback({ orderId })).toMatchObject({ http: 200 })
    expect((await shop.orderOf(fan, orderId)).status).toBe('PAID')
    expect(await shop.pause()).toMatchObject({ code: 'DROP_SAME' })
    expect(await shop.send(orderOf({ action: 'pause', notice: '10분 뒤에 열어요.' }))).toMatchObject({
      http: 200,
    })
    expect(await shop.get('/minting/1')).toMatchObject({
      data: { minting_info: { state: 'paused', notice: '10분 뒤에 열어요.' } },
    })
    expect(await shop.resume()).toMatchObject({ http: 200 })
    expect(await shop.buy(other)).toMatchObject({ status: '200' })
    expect(await shop.resume()).toMatchObject({ code: 'DROP_NOT_PAUSED' })
  })

  test('during purchases leaves none half done: each is sold before it or refused by it', async () => {
    const fans = await Promise.all(Array.from({ length: 12 }, () => shop.member()))
    const [answers] = await Promise.all([Promise.all(fans.map((fan) => shop.buy(fan))), shop.pause()])
    const said = codes(answers)
    expect(times(said, '200') + times(said, 'PAUSED')).toBe(12)
    const { remaining, held } = await shop.row()
    expect([remaining, held]).toEqual([20 - times(said, '200'), times(said, '200')])
  })

  test('keeps the queue at the gate, and gives back the time of a call', async () => {
    const fan = await shop.member()
    const gate = async () => (await shop.get('/minting/1/gate', fan)).data
    await shop.step({ action: 'gate', fansPerSecond: 1 })
    await shop.post('/minting/1/gate', {}, fan.headers)
    expect(await gate()).toMatchObject({ phase: 'called', pass_ms: 300_000 })
    shop.clock.advance(60_000)
    await shop.pause()
    shop.clock.advance(600_000)
    expect(await gate()).toMatchObject({ phase: 'missed' })
    await shop.resume()
    expect(await gate()).toMatchObject({ phase: 'called', pass_ms: 240_000 })
  })
})

describe('the price', () => {
  const agreed = (amount: number) => ({ 'agreed-amount': String(amount) })

  test('D83 changes during a pause only; a reservation keeps its own, and a fan agrees to the new one', async () => {
    const [fan, other] = [await shop.member(), await shop.member()]
    const key = randomUUID()
    const { data } = await shop.buy(fan, {}, key, agreed(1000))
    expect(data).toMatchObject({ payment_amount: 1000 })
    expect(await shop.send(orderOf({ action: 'price', amount: 1500 }))).toMatchObject({
      code: 'DROP_NOT_PAUSED',
    })
    await shop.pause()
    expect(await shop.step({ action: 'price', amount: 1500 })).toMatchObject({ http: 200 })
    await shop.resume()
    expect(await shop.buy(other, {}, randomUUID(), agreed(1000))).toMatchObject({
      code: 'PRICE_CHANGED',
      data: { payment_amount: 1500 },
    })
    expect(await shop.buy(fan, {}, key, agreed(1000))).toMatchObject({ data: { payment_amount: 1000 } })
    expect(await shop.buy(fan, {}, key, agreed(1500))).toMatchObject({ code: 'PRICE_CHANGED' })
    const [reserved] = await shop.db.select().from(orders)
    expect(await shop.callback({ orderId: reserved?.id ?? '', amount: 1000 })).toMatchObject({ http: 200 })
    expect((await shop.db.select().from(orders))[0]).toMatchObject({ status: 'PAID', paymentAmount: 1000 })
  })

  test('of 0 makes a drop free', async () => {
    await shop.pause()
    await shop.step({ action: 'price', amount: 0 })
    await shop.resume()
    expect(await shop.buy(await shop.member(), {}, randomUUID(), agreed(0))).toMatchObject({ status: '200' })
    expect((await shop.db.select().from(orders))[0]).toMatchObject({ status: 'PAID', paymentAmount: 0 })
  })
})

describe('more packs', () => {
  test('come with their copies, and a sold-out drop sells again', async () => {
    for (let n = 0; n < 10; n++) await shop.reserve(await shop.member(), 2)
    const fan = await shop.member()
    expect(await shop.buy(fan)).toMatchObject({ code: 'SOLD_OUT' })
    await shop.step({ action: 'add', packs: 6 })
    expect(await shop.stock()).toBe(6)
    expect(await copies()).toBe(26 * 3)
    expect(await shop.buy(fan)).toMatchObject({ status: '200' })
  })

  test('are refused with the number of free copies when there are too few', async () => {
    const free = await shop.db.$count(editions, sql`${editions.dropId} is null`)
    const packs = Math.floor(free / 3) + 1
    const refused = await shop.send(orderOf({ action: 'add', packs }))
    expect(refused).toMatchObject({ http: 409, code: 'DROP_COPIES' })
    expect(refused.message).toContain(`${packs * 3}장 필요한데 남은 카드는 ${free}장`)
    expect((await shop.row()).totalPacks).toBe(20)
  })

  test('never break the stock while fans buy', async () => {
    const fans = await Promise.all(Array.from({ length: 40 }, () => shop.member()))
    const buying = Promise.all(fans.map((fan) => shop.buy(fan)))
    for (const packs of [3, 2, 1])
      expect(await shop.step({ action: 'add', packs })).toMatchObject({ http: 200 })
    const said = codes(await buying)
    expect(times(said, '200') + times(said, 'SOLD_OUT')).toBe(40)
    const { remaining, held, totalPacks } = await shop.row()
    expect([remaining + held, totalPacks, held]).toEqual([26, 26, times(said, '200')])
    const [has] = await rowsOf(shop.db, sql`select copies_of_drop(1) as copies`)
    expect(Number(has?.copies)).toBeGreaterThanOrEqual(26 * 3)
  })
})

describe('the end', () => {
  test('is now, for good, and what is reserved is still paid', async () => {
    const fan = await shop.member()
    const { orderId } = await shop.reserve(fan)
    await shop.step({ action: 'end' })
    expect(await shop.buy(await shop.member())).toMatchObject({ code: 'ENDED' })
    await shop.callback({ orderId })
    expect((await shop.orderOf(fan, orderId)).status).toBe('PAID')
    for (const change of [
      { action: 'extend', until: 'now+1d' },
      { action: 'resume' },
      { action: 'add', packs: 1 },
    ] as const)
      expect(await shop.send(orderOf(change))).toMatchObject({ code: 'DROP_ENDED' })
  })

  test('moves to a later moment, also after it has passed', async () => {
    shop.clock.set(NOON + HOUR)
    const fan = await shop.member()
    expect(await shop.buy(fan)).toMatchObject({ code: 'ENDED' })
    expect(await shop.send(orderOf({ action: 'add', packs: 1 }))).toMatchObject({ code: 'DROP_OVER' })
    for (const until of ['now', 'now-1h', '2025-11-20 13:00'])
      expect(await shop.send(orderOf({ action: 'extend', until })), until).toMatchObject({
        code: 'DROP_EARLIER',
      })
    expect(await shop.send(orderOf({ action: 'extend', until: 'now+30m' }))).toMatchObject({ http: 200 })
    expect((await shop.row()).endAt).toBe(NOON + HOUR * 1.5)
    expect(await shop.buy(fan)).toMatchObject({ status: '200' })
  })
})

test('limits apply to the next purchase, and a member may not have less than an order', async () => {
  const fan = await shop.member()
  await shop.reserve(fan, 2)
  expect(await shop.send(orderOf({ action: 'limits', perOrder: 3 }))).toMatchObject({ code: 'DROP_LIMITS' })
  await shop.step({ action: 'limits', perOrder: 3, perMember: 5 })
  expect(await shop.buy(fan, { amount: 3 })).toMatchObject({ status: '200' })
  await shop.step({ action: 'limits', perOrder: 1, perMember: 1 })
  expect(await shop.buy(fan)).toMatchObject({ code: 'LIMIT_OVER' })
  expect(await shop.buy(await shop.member(), { amount: 2 })).toMatchObject({ code: 'LIMIT_OVER' })
})

test('every process notices: the cache of a sold-out drop, the revision, and the gate', async () => {
  const other = apiApp(shop.backend)
  const buyThere = async () => {
    const { headers } = await shop.member()
    const sent = { ...headers, 'content-type': 'application/json', 'idempotency-key': randomUUID() }
    const body = JSON.stringify(purchaseBody(1, 1))
    const { code, status } = await answerOf(
      await other.request('/minting', { method: 'POST', headers: sent, body }),
    )
    return code ?? status
  }
  const revision = async () =>
    z.parse(z.object({ revision: z.string() }), (await shop.get('/minting/remainTotal/1')).data).revision
  for (let n = 0; n < 10; n++) await shop.reserve(await shop.member(), 2)
  // The second answer comes from the cache that the first one has filled.
  expect([await buyThere(), await buyThere()]).toEqual(['SOLD_OUT', 'SOLD_OUT'])
  const seen = [await revision()]
  await shop.pause()
  seen.push(await revision())
  expect(await buyThere()).toBe('PAUSED')
  await shop.resume()
  expect(await buyThere()).toBe('SOLD_OUT')
  await shop.step({ action: 'add', packs: 1 })
  seen.push(await revision())
  expect(await buyThere()).toBe('200')
  await shop.send(orderOf({ action: 'extend', until: 'now+2h' }))
  seen.push(await revision())
  shop.clock.advance(HOUR * 1.5)
  expect(await buyThere()).toBe('200')
  expect(new Set(seen).size).toBe(4)
})
