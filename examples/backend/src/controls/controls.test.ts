import { randomUUID } from 'node:crypto'
import type { DropChange, DropOrder } from '@fandeck/sdk/shop'
import { DropPreview, RunningDrop } from '@fandeck/sdk/shop'
import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { NOON } from '../../test/backend.ts'
import { purchaseBody } from '../../test/drop-row.ts'
import { answerOf, codes, openShop, type Shop, times } from '../../test/shop.ts'
import { apiApp } from '../app.ts'
import { editions } from '../cards/tables.ts'
import { rowsOf } from '../db/rows.ts'
import { mintings, orders } from '../drops/tables.ts'
import { createToken, type Role } from '../shop-files/tokens.ts'
import { askDrop, changeDrop } from './change.ts'
import { dropActions } from './tables.ts'

const HOUR = 3_600_000
let shop: Shop
let operator: Record<string, string>
const tokenOf = async (role: Role) => {
  const { token } = await createToken(shop.backend, { name: `${role}-token`, role, days: 1 })
  return { authorization: `Bearer ${token}` }
}
beforeEach(async () => {
  shop = await openShop()
  operator = await tokenOf('shop')
})
afterEach(() => shop.close())

const order = (change: DropChange, more: Partial<DropOrder> = {}): DropOrder => ({
  drop: '1',
  change,
  ...more,
})
const send = (body: unknown, headers = operator) => shop.post('/operator/drops/change', body, headers)
async function confirmed(change: DropChange, reason = '경기 지연'): Promise<DropOrder> {
  const { version } = await askDrop(shop.backend, { drop: '1', change })
  return order(change, { confirm: version, reason })
}
/** Takes a step, confirmed as it must be. */
const step = async (change: DropChange) => send(await confirmed(change))
const pause = () => send(order({ action: 'pause', notice: '결제 점검이 끝나면 다시 열어요.' }))
const resume = () => send(order({ action: 'resume' }))
const row = async () => {
  const [found] = await shop.db.select().from(mintings)
  if (!found) throw new Error('The shop has a drop.')
  return found
}
const copies = () => shop.db.$count(editions, eq(editions.dropId, 1))

describe('who may', () => {
  test('a viewer reads and asks, and changes nothing; a fan and a stranger do not even read', async () => {
    const viewer = await tokenOf('viewer')
    const fan = await shop.member()
    const paths = ['/operator/drops', '/operator/drops/1']
    const read = async (path: string, headers: Record<string, string>) =>
      (await shop.api.request(path, { headers })).status
    for (const path of paths) {
      expect(await read(path, viewer)).toBe(200)
      expect(await read(path, fan.headers)).toBe(401)
      expect(await read(path, {})).toBe(401)
    }
    const body = order({ action: 'pause', notice: '쉬어요.' })
    expect(await shop.post('/operator/drops/ask', body, viewer)).toMatchObject({ http: 200 })
    expect(await send(body, viewer)).toMatchObject({ http: 403, code: 'TOKEN_ROLE' })
    expect(await send(body, fan.headers)).toMatchObject({ http: 401, code: 'TOKEN_INVALID' })
    expect(await shop.db.select().from(dropActions)).toEqual([])
  })

  test.each<[string, unknown]>([
    ['an unknown action', { drop: '1', change: { action: 'close' } }],
    ['a field of another action', { drop: '1', change: { action: 'end', notice: 'x' } }],
    ['no notice', { drop: '1', change: { action: 'pause' } }],
    ['an empty notice', { drop: '1', change: { action: 'pause', notice: '' } }],
    ['a notice with markup', { drop: '1', change: { action: 'pause', notice: '<b>' } }],
    ['a long notice', { drop: '1', change: { action: 'pause', notice: '가'.repeat(121) } }],
    ['no packs', { drop: '1', change: { action: 'add', packs: 0 } }],
    ['a fraction of packs', { drop: '1', change: { action: 'add', packs: 1.5 } }],
    ['a negative price', { drop: '1', change: { action: 'price', amount: -1 } }],
    ['a price as text', { drop: '1', change: { action: 'price', amount: '1000' } }],
    ['a day that does not exist', { drop: '1', change: { action: 'extend', until: '2026-02-30 10:00' } }],
    ['no limit at all', { drop: '1', change: { action: 'limits' } }],
    ['a rate of 0', { drop: '1', change: { action: 'gate', fansPerSecond: 0 } }],
    ['a path as a drop', { drop: '../1', change: { action: 'end' } }],
    ['a number as a drop', { drop: 1, change: { action: 'end' } }],
    ['a long reason', { drop: '1', change: { action: 'end' }, reason: '가'.repeat(201) }],
  ])('refuses %s', async (_, body) => {
    const before = await row()
    expect(await send(body)).toMatchObject({ http: 400, code: 'BAD_REQUEST' })
    expect(await row()).toEqual(before)
  })

  test('refuses a drop that does not exist', async () => {
    for (const drop of ['2', '99999999999', 'first'])
      expect(await send({ drop, change: { action: 'end' } })).toMatchObject({
        http: 404,
        code: 'DROP_UNKNOWN',
      })
  })
})

describe('two steps', () => {
  test.each<DropChange>([
    { action: 'end' },
    { action: 'add', packs: 2 },
    { action: 'limits', perMember: 4 },
    { action: 'gate', fansPerSecond: 5 },
  ])(
    '%j changes nothing before it is confirmed with a reason, for what the operator has seen',
    async (change) => {
      const before = await row()
      const refused = await send(order(change, { reason: '경기 지연' }))
      expect(refused).toMatchObject({ http: 409, code: 'DROP_CONFIRM' })
      const { version, changes } = z.parse(DropPreview, refused.data)
      expect(changes).toHaveLength(1)
      expect(await send(order(change, { confirm: version }))).toMatchObject({
        http: 400,
        code: 'DROP_REASON',
      })
      expect(await send(order(change, { confirm: 'x', reason: '경기 지연' }))).toMatchObject({
        code: 'DROP_CHANGED',
      })
      expect(await row()).toEqual(before)
      expect(await send(order(change, { confirm: version, reason: '경기 지연' }))).toMatchObject({
        http: 200,
      })
    },
  )

  test('of two operators who confirm the same, or meet, one takes the step', async () => {
    const change = { action: 'add', packs: 2 } as const
    const seen = await confirmed(change)
    const answers = await Promise.all([1, 2, 3].map(() => send(seen)))
    expect(codes(answers).toSorted()).toEqual(['200', 'DROP_CHANGED', 'DROP_CHANGED'])
    expect((await row()).totalPacks).toBe(22)
    const [end, limits] = [
      await confirmed({ action: 'end' }),
      await confirmed({ action: 'limits', perMember: 9 }),
    ]
    const met = await Promise.all([send(end), send(limits)])
    expect(times(codes(met), '200')).toBe(1)
    expect(await shop.db.$count(dropActions)).toBe(2)
  })

  test('are logged with author, reason and difference', async () => {
    await pause()
    const done = await step({ action: 'price', amount: 1500 })
    const { actions, phase, price } = z.parse(RunningDrop, done.data)
    expect([phase, price]).toEqual(['paused', 1500])
    expect(actions).toEqual([
      {
        ...{ at: NOON, author: 'shop-token', by: 'command', action: 'price', reason: '경기 지연' },
        changes: [{ field: 'price', before: 1000, after: 1500 }],
      },
      {
        ...{ at: NOON, author: 'shop-token', by: 'command', action: 'pause' },
        changes: [
          { field: 'state', before: 'open', after: 'paused' },
          { field: 'pauseNotice', before: null, after: '결제 점검이 끝나면 다시 열어요.' },
        ],
      },
    ])
  })
})

describe('a pause', () => {
  test('D88 refuses at once, keeps what is reserved, and sells on', async () => {
    const [fan, other] = [await shop.member(), await shop.member()]
    const { orderId } = await shop.reserve(fan)
    expect(await pause()).toMatchObject({ http: 200 })
    expect(await shop.buy(other)).toMatchObject({ code: 'PAUSED' })
    expect(await shop.callback({ orderId })).toMatchObject({ http: 200 })
    expect((await shop.orderOf(fan, orderId)).status).toBe('PAID')
    expect(await pause()).toMatchObject({ code: 'DROP_SAME' })
    expect(await send(order({ action: 'pause', notice: '10분 뒤에 열어요.' }))).toMatchObject({ http: 200 })
    expect(await shop.get('/minting/1')).toMatchObject({
      data: { minting_info: { state: 'paused', notice: '10분 뒤에 열어요.' } },
    })
    expect(await resume()).toMatchObject({ http: 200 })
    expect(await shop.buy(other)).toMatchObject({ status: '200' })
    expect(await resume()).toMatchObject({ code: 'DROP_NOT_PAUSED' })
  })

  test('during purchases leaves none half done: each is sold before it or refused by it', async () => {
    const fans = await Promise.all(Array.from({ length: 12 }, () => shop.member()))
    const [answers] = await Promise.all([Promise.all(fans.map((fan) => shop.buy(fan))), pause()])
    const said = codes(answers)
    expect(times(said, '200') + times(said, 'PAUSED')).toBe(12)
    const { remaining, held } = await row()
    expect([remaining, held]).toEqual([20 - times(said, '200'), times(said, '200')])
  })

  test('keeps the queue at the gate, and gives back the time of a call', async () => {
    const fan = await shop.member()
    const gate = async () => (await shop.get('/minting/1/gate', fan)).data
    await step({ action: 'gate', fansPerSecond: 1 })
    await shop.post('/minting/1/gate', {}, fan.headers)
    expect(await gate()).toMatchObject({ phase: 'called', pass_ms: 300_000 })
    shop.clock.advance(60_000)
    await pause()
    shop.clock.advance(600_000)
    expect(await gate()).toMatchObject({ phase: 'missed' })
    await resume()
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
    expect(await send(order({ action: 'price', amount: 1500 }))).toMatchObject({ code: 'DROP_NOT_PAUSED' })
    await pause()
    expect(await step({ action: 'price', amount: 1500 })).toMatchObject({ http: 200 })
    await resume()
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
    await pause()
    await step({ action: 'price', amount: 0 })
    await resume()
    expect(await shop.buy(await shop.member(), {}, randomUUID(), agreed(0))).toMatchObject({ status: '200' })
    expect((await shop.db.select().from(orders))[0]).toMatchObject({ status: 'PAID', paymentAmount: 0 })
  })
})

describe('more packs', () => {
  test('come with their copies, and a sold-out drop sells again', async () => {
    for (let n = 0; n < 10; n++) await shop.reserve(await shop.member(), 2)
    const fan = await shop.member()
    expect(await shop.buy(fan)).toMatchObject({ code: 'SOLD_OUT' })
    await step({ action: 'add', packs: 6 })
    expect(await shop.stock()).toBe(6)
    expect(await copies()).toBe(26 * 3)
    expect(await shop.buy(fan)).toMatchObject({ status: '200' })
  })

  test('are refused with the number of free copies when there are too few', async () => {
    const free = await shop.db.$count(editions, sql`${editions.dropId} is null`)
    const packs = Math.floor(free / 3) + 1
    const refused = await send(order({ action: 'add', packs }))
    expect(refused).toMatchObject({ http: 409, code: 'DROP_COPIES' })
    expect(refused.message).toContain(`${packs * 3}장 필요한데 남은 카드는 ${free}장`)
    expect((await row()).totalPacks).toBe(20)
  })

  test('never break the stock while fans buy', async () => {
    const fans = await Promise.all(Array.from({ length: 40 }, () => shop.member()))
    const buying = Promise.all(fans.map((fan) => shop.buy(fan)))
    for (const packs of [3, 2, 1]) expect(await step({ action: 'add', packs })).toMatchObject({ http: 200 })
    const said = codes(await buying)
    expect(times(said, '200') + times(said, 'SOLD_OUT')).toBe(40)
    const { remaining, held, totalPacks } = await row()
    expect([remaining + held, totalPacks, held]).toEqual([26, 26, times(said, '200')])
    const [has] = await rowsOf(shop.db, sql`select copies_of_drop(1) as copies`)
    expect(Number(has?.copies)).toBeGreaterThanOrEqual(26 * 3)
  })
})

describe('the end', () => {
  test('is now, for good, and what is reserved is still paid', async () => {
    const fan = await shop.member()
    const { orderId } = await shop.reserve(fan)
    await step({ action: 'end' })
    expect(await shop.buy(await shop.member())).toMatchObject({ code: 'ENDED' })
    await shop.callback({ orderId })
    expect((await shop.orderOf(fan, orderId)).status).toBe('PAID')
    for (const change of [
      { action: 'extend', until: 'now+1d' },
      { action: 'resume' },
      { action: 'add', packs: 1 },
    ] as const)
      expect(await send(order(change))).toMatchObject({ code: 'DROP_ENDED' })
  })

  test('moves to a later moment, also after it has passed', async () => {
    shop.clock.set(NOON + HOUR)
    const fan = await shop.member()
    expect(await shop.buy(fan)).toMatchObject({ code: 'ENDED' })
    expect(await send(order({ action: 'add', packs: 1 }))).toMatchObject({ code: 'DROP_OVER' })
    for (const until of ['now', 'now-1h', '2025-11-20 13:00'])
      expect(await send(order({ action: 'extend', until })), until).toMatchObject({ code: 'DROP_EARLIER' })
    expect(await send(order({ action: 'extend', until: 'now+30m' }))).toMatchObject({ http: 200 })
    expect((await row()).endAt).toBe(NOON + HOUR * 1.5)
    expect(await shop.buy(fan)).toMatchObject({ status: '200' })
  })
})

test('limits apply to the next purchase, and a member may not have less than an order', async () => {
  const fan = await shop.member()
  await shop.reserve(fan, 2)
  expect(await send(order({ action: 'limits', perOrder: 3 }))).toMatchObject({ code: 'DROP_LIMITS' })
  await step({ action: 'limits', perOrder: 3, perMember: 5 })
  expect(await shop.buy(fan, { amount: 3 })).toMatchObject({ status: '200' })
  await step({ action: 'limits', perOrder: 1, perMember: 1 })
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
  await pause()
  seen.push(await revision())
  expect(await buyThere()).toBe('PAUSED')
  await resume()
  expect(await buyThere()).toBe('SOLD_OUT')
  await step({ action: 'add', packs: 1 })
  seen.push(await revision())
  expect(await buyThere()).toBe('200')
  await send(order({ action: 'extend', until: 'now+2h' }))
  seen.push(await revision())
  shop.clock.advance(HOUR * 1.5)
  expect(await buyThere()).toBe('200')
  expect(new Set(seen).size).toBe(4)
})

test('a step and its record are one transaction', async () => {
  const before = await row()
  const broken = {
    ...shop.backend,
    log: {
      ...shop.backend.log,
      info: () => {
        throw new Error('down')
      },
    },
  }
  const controller = { author: 'a', by: 'command' } as const
  await expect(changeDrop(broken, order({ action: 'pause', notice: '쉬어요.' }), controller)).rejects.toThrow(
    'down',
  )
  expect(await row()).toEqual(before)
  expect(await shop.db.$count(dropActions)).toBe(0)
})
