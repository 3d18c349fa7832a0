import { describe, expect, test } from 'vitest'
import { fakeClock } from '../testing/fake-clock.ts'
import { createClock } from './clock.ts'

const DAY = 86_400_000

/** A clock on a device whose two clocks can be moved independently. */
function device() {
  const fake = fakeClock()
  const moved = { device: 0, monotonic: 0 }
  const clock = createClock({
    now: () => fake.now() + moved.device,
    monotonic: () => fake.monotonic() + moved.monotonic,
    timers: fake.timers,
  })
  return { clock, fake, moved }
}

describe('the time', () => {
  test('is the device’s until the first reply of a server', () => {
    const { clock, fake, moved } = device()
    moved.device = DAY
    expect(clock.now()).toBe(fake.now() + DAY)
  })

  test.each([-DAY, -3_600_000, 0, 3_600_000, DAY])(
    'D45 is the server’s after its first reply, with a device clock off by %d ms',
    async (skew) => {
      const { clock, fake, moved } = device()
      moved.device = skew
      clock.anchor(fake.now())
      await fake.advance(90_000)
      expect(clock.now()).toBe(fake.now())
    },
  )

  test('keeps its anchor within the tolerance of two seconds', () => {
    const { clock, fake } = device()
    clock.anchor(fake.now())
    clock.anchor(fake.now() + 2000)
    clock.anchor(fake.now() - 2000)
    expect(clock.now()).toBe(fake.now())
  })

  test('corrects a drift of more than two seconds', () => {
    const { clock, fake } = device()
    clock.anchor(fake.now())
    clock.anchor(fake.now() + 2001)
    expect(clock.now()).toBe(fake.now() + 2001)
  })

  test('D45 includes sleep during which the monotonic clock stopped', async () => {
    const { clock, fake, moved } = device()
    clock.anchor(fake.now())
    await fake.advance(8 * 3_600_000)
    moved.monotonic = -8 * 3_600_000
    expect(clock.now()).toBe(fake.now())
  })

  test('notifies listeners only when a reply has set or corrected it', () => {
    const { clock, fake } = device()
    let told = 0
    const stop = clock.onCorrected(() => told++)
    clock.anchor(fake.now())
    clock.anchor(fake.now() + 500)
    expect(told).toBe(1)
    clock.anchor(fake.now() + 9000)
    expect(told).toBe(2)
    stop()
    clock.anchor(fake.now())
    expect(told).toBe(2)
  })
})

describe('the tick', () => {
  test('comes at each full second of server time', async () => {
    const { clock, fake } = device()
    clock.anchor(fake.now() + 400)
    const seen: number[] = []
    clock.subscribe(() => seen.push(clock.now() % 1000))
    await fake.advance(599)
    expect(seen).toEqual([])
    await fake.advance(3001)
    expect(seen).toEqual([0, 0, 0, 0])
  })

  test('uses one timer for any number of listeners and none without', async () => {
    const { clock, fake } = device()
    let ticks = 0
    const undo = Array.from({ length: 50 }, () => clock.subscribe(() => void ticks++))
    expect(fake.pending()).toBe(1)
    await fake.advance(1000)
    expect(ticks).toBe(50)
    expect(fake.pending()).toBe(1)
    for (const stop of undo) stop()
    expect(fake.pending()).toBe(0)
  })

  test('continues after a listener that throws', async () => {
    const { clock, fake } = device()
    let ticks = 0
    const stop = clock.subscribe(() => {
      ticks++
      throw new Error('broken listener')
    })
    await expect(fake.advance(1000)).rejects.toThrow('broken listener')
    await expect(fake.advance(1000)).rejects.toThrow('broken listener')
    expect(ticks).toBe(2)
    stop()
    expect(fake.pending()).toBe(0)
  })
})
