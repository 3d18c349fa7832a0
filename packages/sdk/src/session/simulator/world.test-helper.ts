/** The clock and random numbers of a simulated browser, both determined by the seed. */
export interface World {
  /** Returns the true time, epoch ms. */
  now(): number
  /** Returns a number from 0 (inclusive) to 1 (exclusive). */
  random(): number
  /** Returns an integer between `low` and `high`, inclusive. */
  between(low: number, high: number): number
  /** Runs `run` once after `ms`; returns a function that cancels it. */
  after(ms: number, run: () => void): () => void
  /** Resolves after `ms`; for use inside fakes. */
  pause(ms: number): Promise<void>
  /** Advances the time; resolves when everything triggered has settled. */
  run(ms: number): Promise<void>
  /** Returns the number of waiting events. */
  pending(): number
}

/** Node runs all ready work before its next immediate; bodies of replies take a few turns. */
async function drain(): Promise<void> {
  for (let turn = 0; turn < 3; turn++) await new Promise<void>((resolve) => setImmediate(resolve))
}

/** Creates a world that starts at `start`, epoch ms; equal seeds give equal histories. */
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
        // Events of the same time run in order of creation, then everything they started settles.
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
