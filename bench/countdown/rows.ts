/** The listeners of a clock that the benchmark drives: one list per page, as the SDK has one timer. */
const listeners = new Set<() => void>()
let now = 0

export const clock = {
  now: () => now,
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
}

export const ROWS = Array.from({ length: 100 }, (_, at) => 3_600_000 + at * 60_000)

let renders = 0
/** Counts a render; every measured component calls it. */
export const rendered = (): void => {
  renders++
}

declare global {
  /** Advances one virtual second; the benchmark measures its cost from outside. */
  interface Window {
    bench: { tick(): void; renders(): number }
  }
}

window.bench = {
  tick() {
    now += 1000
    for (const listener of [...listeners]) listener()
  },
  renders: () => renders,
}
