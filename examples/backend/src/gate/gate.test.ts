import { createHash } from 'node:crypto'
import { GateReply } from '@fandeck/sdk/wire'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { NOON, testBackend } from '../../test/backend.ts'
import { purchaseBody } from '../../test/drop-row.ts'
import { answerOf, type Member, openShop, type Shop } from '../../test/shop.ts'
import { signPass } from './passes.ts'
import { joinGate } from './service.ts'
import { CALL_MS, placeNext, ROOM_MS, setGate } from './store.ts'
import { gatePlaces, gates } from './tables.ts'

const OPENING = NOON + 600_000
const PATH = 'http://api.localhost/minting/1/gate'
let shop: Shop

const ask = async (method: 'GET' | 'POST', fan?: Member) =>
  z.parse(
    GateReply,
    (await answerOf(await shop.fetch(PATH, { method, ...(fan && { headers: fan.headers }) }))).data,
  )
const join = (fan: Member) => ask('POST', fan)
const read = (fan?: Member) => ask('GET', fan)
const at = (ms: number) => shop.clock.set(OPENING + ms)

async function buy(fan: Member, pass?: string, key = crypto.randomUUID()) {
  const body = { ...purchaseBody(1, 1), ...(pass !== undefined && { gate_pass: pass }) }
  return answerOf(
    await shop.fetch('http://api.localhost/minting', {
      method: 'POST',
      headers: { ...fan.headers, 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify(body),
    }),
  )
}

beforeEach(async () => {
  shop = await openShop({ startAt: OPENING, endAt: OPENING + 3_600_000 })
  await setGate(shop.backend, 1, 2)
})
afterEach(() => shop.close())

describe('D81 before the opening', () => {
  it('is off without a rate, and on with one', async () => {
    await setGate(shop.backend, 1, null)
    expect(await read()).toMatchObject({ phase: 'off', joined: false })
    await setGate(shop.backend, 1, 2)
    expect(await read()).toMatchObject({ phase: 'waiting', joined: false, waitMs: 600_000 })
  })

  it('opens the waiting room 30 minutes before the drop, and registers no fan before that', async () => {
    at(-ROOM_MS - 1)
    const fan = await shop.member()
    expect(await join(fan)).toMatchObject({ phase: 'early', joined: false, waitMs: 1 })
    at(-ROOM_MS)
    expect(await read(fan)).toMatchObject({ phase: 'waiting', joined: false })
  })

  it('has no place, only the promise of a draw, and counts everyone once', async () => {
    const fan = await shop.member()
    for (let tab = 0; tab < 5; tab++) await join(fan)
    const standing = await read(fan)
    expect(standing).toMatchObject({ phase: 'waiting', joined: true, waiting: 1 })
    expect(standing.place).toBeUndefined()
    expect(await shop.db.$count(gatePlaces)).toBe(1)
  })

  it('lets visitors look but not take part', async () => {
    const answer = await answerOf(await shop.fetch(PATH, { method: 'POST' }))
    expect(answer.http).toBe(401)
    expect(await read()).toMatchObject({ phase: 'waiting', joined: false })
    at(0)
    expect(await read()).toMatchObject({ phase: 'outside', joined: false })
  })

  it('answers an unknown drop with NOT_FOUND, and never for a cache', async () => {
    const reply = await shop.fetch('http://api.localhost/minting/99/gate')
    expect(await answerOf(reply)).toMatchObject({ code: 'NOT_FOUND' })
    expect((await shop.fetch(PATH)).headers.get('cache-control')).toBe('no-store')
  })
})

describe('D81 the draw', () => {
  it('draws among all who wait, then queues the later ones behind them in their order', async () => {
    const early = await Promise.all(Array.from({ length: 20 }, () => shop.member()))
    for (const fan of early) await join(fan)
    at(0)
    const late = await Promise.all([shop.member(), shop.member()])
    for (const fan of late) await join(fan)
    at(1000)
    const places = await Promise.all([...early, ...late].map(async (fan) => (await read(fan)).place))
    expect(places.slice(0, 20).toSorted((a, b) => Number(a) - Number(b))).toEqual(
      Array.from({ length: 20 }, (_, index) => index + 1),
    )
    expect(places.slice(0, 20)).not.toEqual(Array.from({ length: 20 }, (_, index) => index + 1))
    expect(places.slice(20)).toEqual([21, 22])
  })

  it('keeps the place over reloads and other tabs', async () => {
    const fans = await Promise.all(Array.from({ length: 8 }, () => shop.member()))
    for (const fan of fans) await join(fan)
    at(0)
    // The first request runs the draw; a concurrent one would learn that it is running.
    for (const fan of fans.slice(0, 1)) await read(fan)
    const before = await Promise.all(fans.map(async (fan) => (await read(fan)).place))
    const after = await Promise.all(fans.map(async (fan) => (await join(fan)).place))
    expect(after).toEqual(before)
    expect(new Set(after).size).toBe(8)
  })

  it('draws once for two processes that are asked at the same time', async () => {
    const other = await testBackend({ config: { ...shop.backend.config } })
    const fans = await Promise.all(Array.from({ length: 30 }, () => shop.member()))
    await Promise.all(
      fans.map((fan, index) => joinGate((index % 2 ? shop : other).backend, async () => 0, 1, fan.id)),
    )
    at(0)
    other.clock.set(OPENING)
    await Promise.all(
      Array.from({ length: 12 }, (_, index) => placeNext((index % 2 ? shop : other).backend, 1)),
    )
    const rows = await shop.db.select().from(gatePlaces)
    expect(rows.map(({ place }) => place).toSorted((a, b) => Number(a) - Number(b))).toEqual(
      Array.from({ length: 30 }, (_, index) => index + 1),
    )
    expect((await shop.db.select().from(gates))[0]).toMatchObject({ lastPlace: 30, drawnAt: OPENING })
    await other.close()
  })
})

describe('D81 a draw of more than 10,000 fans', () => {
  it('calls the first while the others are placed, each once and at the rate', async () => {
    await shop.db.execute(
      sql`insert into gate_places (minting_seq, user_id, joined_at)
        select 1, 'fan-' || n, ${NOON}::bigint from generate_series(1, 10050) n`,
    )
    at(0)
    const placed = async () => {
      await placeNext(shop.backend, 1)
      const rows = await shop.db.select().from(gatePlaces).orderBy(gatePlaces.place)
      return rows.filter(({ place }) => place !== null)
    }
    const first = await placed()
    expect(first).toHaveLength(10_000)
    const all = await placed()
    expect(all.slice(0, 10_000)).toEqual(first)
    expect(all.map(({ place }) => place)).toEqual(Array.from({ length: 10_050 }, (_, index) => index + 1))
    expect(all.map(({ calledAt }) => calledAt)).toEqual(all.map((_, index) => OPENING + index * 500))
    // The order of all follows from one seed.
    const [gate] = await shop.db.select().from(gates)
    const drawnOf = ({ userId }: { userId: string }) =>
      createHash('sha256').update(`${gate?.drawSeed}${userId}`).digest('hex')
    expect(all.map(drawnOf)).toEqual(all.map(drawnOf).toSorted())
  })
})

describe('D81 the calls', () => {
  async function line(count: number) {
    const fans = await Promise.all(Array.from({ length: count }, () => shop.member()))
    for (const fan of fans) await join(fan)
    at(0)
    await read(fans[0])
    const rows = await shop.db.select().from(gatePlaces).orderBy(gatePlaces.place)
    return rows.flatMap(({ userId }) => fans.find(({ id }) => id === userId) ?? [])
  }

  it('calls two fans a second, and tells the others how many are before them', async () => {
    const [first, second, third, fourth, fifth] = await line(5)
    if (!first || !second || !third || !fourth || !fifth) throw new Error('a fan is lost')
    expect(await read(first)).toMatchObject({ phase: 'called', passMs: CALL_MS })
    expect(await read(second)).toMatchObject({ phase: 'queued', ahead: 0, waitMs: 500, perMinute: 120 })
    expect(await read(fifth)).toMatchObject({ phase: 'queued', place: 5, ahead: 3, waitMs: 2000 })
    at(1000)
    expect(await read(third)).toMatchObject({ phase: 'called' })
    expect(await read(fifth)).toMatchObject({ phase: 'queued', ahead: 1, waitMs: 1000, waitedMs: 1000 })
  })

  it('keeps the order and goes on at the new rate when the rate changes', async () => {
    const fans = await line(10)
    const last = fans[9]
    if (!last) throw new Error('a fan is lost')
    expect(await read(last)).toMatchObject({ waitMs: 4500 })
    await setGate(shop.backend, 1, 1)
    expect(await read(last)).toMatchObject({ place: 10, ahead: 8, waitMs: 9000 })
    const late = await shop.member()
    expect(await join(late)).toMatchObject({ place: 11, waitMs: 10_000 })
  })

  it('ends a call after five minutes; the fan may queue again, at the end', async () => {
    const [first] = await line(3)
    if (!first) throw new Error('a fan is lost')
    at(CALL_MS - 1)
    expect((await read(first)).phase).toBe('called')
    at(CALL_MS)
    expect(await read(first)).toMatchObject({ phase: 'missed', joined: true })
    expect(await join(first)).toMatchObject({ phase: 'called', place: 4 })
    expect(await shop.db.$count(gatePlaces)).toBe(3)
  })

  it('admits a fan at once when the queue is empty, and does not accumulate unused admissions', async () => {
    await line(1)
    at(60_000)
    const fans = await Promise.all(Array.from({ length: 3 }, () => shop.member()))
    const standings = []
    for (const fan of fans) standings.push(await join(fan))
    expect(standings.map(({ phase, waitMs }) => [phase, waitMs])).toEqual([
      ['called', undefined],
      ['queued', 500],
      ['queued', 1000],
    ])
  })

  it('is over with the sale', async () => {
    await line(1)
    at(3_600_000)
    expect((await read()).phase).toBe('over')
  })
})

describe('D81 a purchase needs a pass', () => {
  it('is refused without one, with that of another member or drop, and with an old one', async () => {
    const [fan, other] = [await shop.member(), await shop.member()]
    at(0)
    const { pass = '' } = await join(fan)
    at(600)
    const { pass: foreign = '' } = await join(other)
    expect(await buy(fan)).toMatchObject({ http: 403, code: 'PASS_REQUIRED' })
    expect(await buy(fan, foreign)).toMatchObject({ code: 'PASS_REQUIRED' })
    expect(await buy(fan, `${pass}x`)).toMatchObject({ code: 'PASS_REQUIRED' })
    const elsewhere = await signPass(shop.backend, { userId: fan.id, dropId: 2 }, OPENING + CALL_MS)
    expect(await buy(fan, elsewhere)).toMatchObject({ code: 'PASS_REQUIRED' })
    expect(await buy(fan, pass)).toMatchObject({ status: '200' })
    at(CALL_MS)
    expect(await buy(fan, pass)).toMatchObject({ code: 'PASS_REQUIRED' })
  })

  it('repeats an order of the same key after the pass has ended, also with a new pass', async () => {
    const fan = await shop.member()
    at(0)
    const { pass } = await join(fan)
    const first = await buy(fan, pass, 'the-key-of-a-fan')
    at(CALL_MS + 1000)
    expect(await buy(fan, pass, 'the-key-of-a-fan')).toMatchObject({ status: '200', data: first.data })
    expect(await buy(fan, 'another', 'the-key-of-a-fan')).toMatchObject({ status: '200', data: first.data })
  })

  it('is free again when the gate is turned off', async () => {
    const fan = await shop.member()
    at(0)
    expect(await buy(fan)).toMatchObject({ code: 'PASS_REQUIRED' })
    await setGate(shop.backend, 1, null)
    expect(await buy(fan)).toMatchObject({ status: '200' })
  })

  it('tells the page that the drop has a gate', async () => {
    const reply = await shop.fetch('http://api.localhost/minting/1')
    expect((await answerOf(reply)).data).toMatchObject({ minting_info: { gate_yn: 'Y' } })
  })
})
