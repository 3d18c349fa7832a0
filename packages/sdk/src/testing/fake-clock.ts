import type { Timers } from '../kernel/platform.ts'

/** A clock that advances only on request. */
export interface FakeClock {
  /** Returns the time, epoch ms. */
  now(): number
  /** Returns the milliseconds since the clock was created. */
  monotonic(): number
  timers: Timers
  /** Advances the time by `ms`, running due timers in order; resolves when everything triggered has settled. */
  advance(ms: number): Promise<void>
  /** Returns the number of pending timers: 0 when none has leaked. */
  pending(): number
}

// Messages are delivered after all ready work, and browsers do not throttle them as they do timers.
const soon = (run: () => void) => {
  const channel = new MessageChannel()
  channel.port1.onmessage = () => {
    channel.port1.close()
    run()
  }
  channel.port2.postMessage(undefined)
}

/** Runs all ready promise callbacks. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn++) await new Promise<void>((resolve) => soon(resolve))
}

/** Creates a clock that starts at `start` (epoch ms), by default noon of 20 November 2026 in Seoul. */
export function fakeClock(start = Date.parse('2026-11-20T12:00:00+09:00')): FakeClock {
  let at = start
  let handles = 0
  const waiting = new Map<number, { due: number; run: () => void }>()

  const next = (until: number) =>
    [...waiting].filter(([, { due }]) => due <= until).toSorted(([a, x], [b, y]) => x.due - y.due || a - b)[0]

  return {
    now: () => at,
    monotonic: () => at - start,
    timers: {
      setTimeout(run, ms) {
        waiting.set(++handles, { due: at + Math.max(0, ms), run })
        return handles
      },
      clearTimeout: (handle) => void (typeof handle === 'number' && waiting.delete(handle)),
    },
    async advance(ms) {
      const until = at + ms
      await settle()
      for (let due = next(until); due; due = next(until)) {
        const [handle, { due: moment, run }] = due
        waiting.delete(handle)
        at = Math.max(at, moment)
        run()
        await settle()
      }
      at = until
    },
    pending: () => waiting.size,
  }
}
