import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { NOON } from '../../test/backend.ts'
import { placesOf } from '../../test/gate-simulation.ts'
import { random } from '../../test/rush/random.ts'
import { openShop, type Shop } from '../../test/shop.ts'
import { rowsOf } from '../db/rows.ts'
import { CALL_MS, delayCalls, joinRow, placeNext, setGate } from './store.ts'

const DROP = 1
let shop: Shop

beforeEach(async () => {
  shop = await openShop({ startAt: NOON, endAt: NOON + 48 * 3_600_000 })
  await setGate(shop.backend, DROP, 2)
})
afterEach(() => shop.close())

let fans = 0
async function arrive(count: number): Promise<void> {
  for (let fan = 0; fan < count; fan++) await joinRow(shop.backend, DROP, `fan-${fans++}`)
  await placeNext(shop.backend, DROP)
}
const calls = async () => (await placesOf(shop.backend, DROP)).map(({ called }) => called)

/** The calls as a list that each change writes whole. */
function createModel(rate: number) {
  let called: number[] = []
  let next = 0
  let step = 1000 / rate
  const evenly = (first: number, count: number) => Array.from({ length: count }, (_, at) => first + at * step)
  return {
    calls: () => called.map(Math.ceil),
    arrive(count: number, now: number) {
      if (count === 0) return
      const first = Math.max(next, now)
      called = [...called, ...evenly(first, count)]
      next = first + count * step
    },
    space(wanted: number, now: number) {
      step = 1000 / wanted
      if (next <= now) return
      const before = called.filter((at) => Math.ceil(at) <= now)
      const coming = called.length - before.length
      called = [...before, ...evenly(now + step, coming)]
      next = now + (coming + 1) * step
    },
    resume(since: number, now: number) {
      const ms = now - since
      const begun = called.filter((at) => Math.ceil(at) <= since)
      const coming = called.length - begun.length
      const first = Math.min(Math.ceil(called[begun.length] ?? 0) + ms, now + step)
      called = [
        ...begun.map((at) => (Math.ceil(at) > since - CALL_MS ? Math.ceil(at) + ms : at)),
        ...evenly(first, coming),
      ]
      if (next > since) next = coming > 0 ? first + coming * step : next + ms
    },
  }
}

describe('D81 the calls of the fans who wait', () => {
  it('change by a row: a new rate and a pause write none of the fans to come', async () => {
    await arrive(500)
    const written = async () =>
      rowsOf(shop.db, sql`select ctid, xmin from gate_places where place > 11 order by place`)
    const before = await written()
    shop.clock.set(NOON + 5000)
    await setGate(shop.backend, DROP, 4)
    expect((await calls()).slice(10, 13)).toEqual([NOON + 5000, NOON + 5250, NOON + 5500])
    shop.clock.set(NOON + 65_000)
    await shop.db.transaction((tx) => delayCalls(tx, shop.backend, DROP, { since: NOON + 5000, ms: 60_000 }))
    expect((await calls()).slice(10, 13)).toEqual([NOON + 65_000, NOON + 65_250, NOON + 65_500])
    expect(await written()).toEqual(before)
  })

  it.each([1, 2, 3, 4, 5, 6])('are those of a list that each change writes whole, seed %s', async (seed) => {
    const dice = random(seed)
    const model = createModel(2)
    let now = NOON
    for (let turn = 0; turn < 25; turn++) {
      shop.clock.set(now)
      const change = dice.below(6)
      if (change < 3) {
        const count = 1 + dice.below(30)
        await arrive(count)
        model.arrive(count, now)
      } else if (change < 5) {
        const rate = [0.5, 2, 3, 7, 400][dice.below(5)] ?? 1
        await setGate(shop.backend, DROP, rate)
        model.space(rate, now)
      } else {
        const since = now
        now += 1 + dice.below(2 * CALL_MS)
        shop.clock.set(now - dice.below(now - since))
        const during = shop.backend.now()
        const count = dice.below(4)
        await arrive(count)
        model.arrive(count, during)
        shop.clock.set(now)
        await shop.db.transaction((tx) => delayCalls(tx, shop.backend, DROP, { since, ms: now - since }))
        model.resume(since, now)
      }
      const seen = await calls()
      expect(seen).toEqual(seen.toSorted((one, other) => one - other))
      const wanted = model.calls()
      expect(seen).toHaveLength(wanted.length)
      // Sums of fractions in another order.
      for (const [place, at] of seen.entries())
        expect(Math.abs(at - (wanted[place] ?? 0))).toBeLessThanOrEqual(1)
      now += dice.below(90_000)
    }
  })
})
