import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { NOON, type TestBackend, testBackend } from '../../test/backend.ts'
import { dropRow } from '../../test/drop-row.ts'
import { arrivalsOf, chiSquare, rateError, reloadAll, simulateGate } from '../../test/gate-simulation.ts'
import { EVERY_CASE } from '../../test/ring.ts'
import { random } from '../../test/rush/random.ts'
import { mintings } from '../drops/tables.ts'
import { joinGate, readStanding } from './service.ts'
import { CALL_MS, setGate } from './store.ts'
import { gatePlaces } from './tables.ts'

const HOUR = 3_600_000
const OPENING = NOON + HOUR
const SEED = 19
const [EARLY, LATE] = EVERY_CASE ? [90_000, 10_000] : [27_000, 3_000]
/** Slow enough that the queue lasts until the last fan has come. */
const RATE = EVERY_CASE ? 20 : 7
const DROP = 1
/** One of a thousand independent draws exceeds it. */
const CRITICAL = 126
let test: TestBackend

const noCount = async () => 0
const set = (at: number) => test.clock.set(at)
const arrivals = arrivalsOf(SEED, EARLY, LATE)

beforeEach(async () => {
  test = await testBackend()
  await test.backend.db.insert(mintings).values(
    dropRow({
      dropId: DROP,
      packName: 'pack',
      startAt: OPENING,
      endAt: OPENING + 48 * HOUR,
      totalPacks: 10,
      // Nothing is bought, so no copies are needed.
      remaining: 0,
      updatedAt: NOON,
    }),
  )
})
afterEach(() => test.close())

describe(`D81 ${EARLY + LATE} fans at a gate`, () => {
  it('draws places that do not depend on the arrival, loses and doubles none, and calls at the rate', async () => {
    const { backend } = test
    const { opening, places } = await simulateGate(
      { backend, set },
      { dropId: DROP, seed: SEED, arrivals, rate: RATE },
    )
    const early = new Set(arrivals.slice(0, EARLY).map(({ userId }) => userId))
    const statistic = chiSquare(
      [...early],
      places.filter(({ user_id }) => early.has(user_id)).map(({ user_id }) => user_id),
    )
    expect(statistic).toBeLessThan(CRITICAL)
    // Every later fan stands behind the draw, none twice, none lost.
    expect(places.map(({ place }) => place)).toEqual(
      Array.from({ length: EARLY + LATE }, (_, index) => index + 1),
    )
    expect(places.slice(0, EARLY).every(({ user_id }) => early.has(user_id))).toBe(true)
    expect(new Set(places.map(({ user_id }) => user_id)).size).toBe(EARLY + LATE)

    const calls = places.map(({ called }) => called)
    expect(calls[0]).toBe(opening)
    const difference = rateError(calls, RATE, 10_000)
    expect(difference).toBeLessThan(0.02)
    process.stdout.write(`${JSON.stringify({ chiSquare: statistic, rateDifference: difference })}\n`)
    expect(
      rateError(
        [...calls, ...calls].toSorted((a, b) => a - b),
        RATE,
        10_000,
      ),
    ).toBeGreaterThan(0.9)

    // A reload of every tab keeps every place.
    set(opening + 60_000)
    await reloadAll(backend, DROP, opening + 60_000, arrivals)
    const after = await backend.db.select().from(gatePlaces).orderBy(gatePlaces.place)
    expect(after.map(({ userId }) => userId)).toEqual(places.map(({ user_id }) => user_id))
    expect(after.map(({ calledAt }) => calledAt)).toEqual(calls)

    // Nobody passes before the call, or after it has ended.
    const dice = random(SEED)
    for (let turn = 0; turn < 200; turn++) {
      const fan = places[dice.below(places.length)]
      if (!fan) continue
      const phases = []
      for (const at of [fan.called - 1, fan.called, fan.called + CALL_MS - 1, fan.called + CALL_MS]) {
        set(at)
        phases.push((await readStanding(backend, noCount, DROP, fan.user_id)).phase)
      }
      expect(phases).toEqual([fan.called > opening ? 'queued' : 'waiting', 'called', 'called', 'missed'])
    }
  })

  it('control: a queue without a draw fails the chi-square test', async () => {
    const { places } = await simulateGate(
      { backend: test.backend, set },
      { dropId: DROP, seed: SEED, arrivals, rate: RATE, fifo: true },
    )
    const statistic = chiSquare(
      arrivals.slice(0, EARLY).map(({ userId }) => userId),
      places.slice(0, EARLY).map(({ user_id }) => user_id),
    )
    expect(statistic).toBeGreaterThan(100 * CRITICAL)
    process.stdout.write(`${JSON.stringify({ withoutDraw: statistic })}\n`)
  })

  it('gives a bot with 1,000 tabs on one account one place', async () => {
    const { backend } = test
    await setGate(backend, DROP, RATE)
    set(OPENING - 1000)
    const bot = await test.member()
    const joins = () =>
      Promise.all(Array.from({ length: 1000 }, () => joinGate(backend, noCount, DROP, bot.id)))
    await joins()
    set(OPENING)
    const standings = await joins()
    expect(await backend.db.$count(gatePlaces)).toBe(1)
    expect(new Set(standings.flatMap(({ place }) => place ?? []))).toEqual(new Set([1]))
  })
})
