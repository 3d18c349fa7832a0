import type { TickSource } from '../primitives/countdown/use-tick.ts'

/** A clock fixed at the epoch, so that a story renders the same every time. */
export const stillClock: TickSource = { subscribe: () => () => {}, now: () => 0 }

/** A clock that a test advances. */
export function manualClock(start = 0) {
  const listeners = new Set<() => void>()
  let time = start
  return {
    now: () => time,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    moveTo(next: number) {
      time = next
      for (const listener of listeners) listener()
    },
    listeners,
  }
}
