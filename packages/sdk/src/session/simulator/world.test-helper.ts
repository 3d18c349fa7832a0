/** Time and chance of a simulated browser: both follow from the seed alone. */
export interface World {
  /** True time, epoch ms. */
  now(): number
  /** A number from 0 up to 1. */
  random(): number
  /** A whole number of the span, both ends included. */
  between(low: number, high: number): number
  /** Runs once after `ms`; returns its undo. */
  after(ms: number, run: () => void): () => void
  /** Waits; for use inside fakes. */
  pause(ms: number): Promise<void>
  /** Lets so many ms pass; what happens in them has settled when this resolves. */
  run(ms: number): Promise<void>
  /** How many events wait. */
  pending(): number
}

/** Node runs everything that is ready before its next immediate; bodies of answers need a few turns. */
async function drain(): Promise<void> {
  for (let turn = 0; turn < 3; turn++) await new Promise<void>((resolve) => setImmediate(resolve))
}

/** A world that begins at `start`, epoch ms; the same seed gives the same history. */
export function createWorld(seed: number, start: number): World {
  let at = start
  let order = 0
  let state = seed >>> 0
  const events = new Map<number, { due: number; run: () => void }>()

  // mulberry32
  function random(): number {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }

  function after(ms: number, run: () => void): () => void {
    const id = ++order
    events.set(id, { due: at + Math.max(0, ms), run })
    return () => void events.delete(id)
  }

  return {
    now: () => at,
    random,
    between: (low, high) => low + Math.floor(random() * (high - low + 1)),
    after,
    pause: (ms) => new Promise((resolve) => void after(ms, resolve)),
    async run(ms) {
      const until = at + ms
      await drain()
      while (events.size > 0) {
        let next: [number, { due: number; run: () => void }] | undefined
        for (const entry of events) if (!next || entry[1].due < next[1].due) next = entry
        if (!next || next[1].due > until) break
        const due = next[1].due
        at = due
        // Everything of one moment happens in the order of its making, then what it began settles.
        for (const [id, event] of [...events]) {
          if (event.due !== due || !events.delete(id)) continue
          event.run()
        }
        await drain()
      }
      at = until
    },
    pending: () => events.size,
  }
}
