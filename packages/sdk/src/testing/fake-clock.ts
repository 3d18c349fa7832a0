import type { Timers } from '../kernel/platform.ts'

/** Time that stands still until it is told to go on. */
export interface FakeClock {
  /** Epoch ms. */
  now(): number
  /** Milliseconds since the clock was made. */
  monotonic(): number
  timers: Timers
  /** Lets time pass, ms; timers run in their order, and what they begin has settled when this resolves. */
  advance(ms: number): Promise<void>
  /** How many timers wait: 0 when nothing has leaked. */
  pending(): number
}

// A message is delivered after everything that is ready, and browsers do not slow it down as they do timers.
const soon = (run: () => void) => {
  const channel = new MessageChannel()
  channel.port1.onmessage = () => {
    channel.port1.close()
    run()
  }
  channel.port2.postMessage(undefined)
}

/** Lets every promise that is ready run on. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn++) await new Promise<void>((resolve) => soon(resolve))
}

/** A clock that starts at noon of 20 November 2026 in Seoul, or at `start` (epoch ms). */
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
