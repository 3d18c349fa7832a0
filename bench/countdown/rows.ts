/** A clock that the bench moves: one listener list for the page, as the SDK's has one timer. */
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
/** Called by a component that renders. */
export const rendered = (): void => {
  renders++
}

declare global {
  /** One virtual second: what it takes is measured from outside. */
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
