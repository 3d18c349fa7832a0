import type { Platform } from './platform.ts'

/** The page's clock: returns server time and ticks for all countdowns. */
export interface Clock {
  /** Returns server time, epoch ms; device time until the first reply of a server. */
  now(): number
  /** Sets the time from a reply, epoch ms; later replies correct a drift of more than two seconds. */
  anchor(serverTime: number): void
  /** Calls `listener` after a reply has set or corrected the time; returns the unsubscribe function. */
  onCorrected(listener: () => void): () => void
  /** Calls `listener` at every full second of server time; returns the unsubscribe function. */
  subscribe(listener: () => void): () => void
}

const TOLERANCE_MS = 2000
/** The minimum difference between device time and the monotonic clock that indicates sleep. */
const SLEPT_MS = 5000

/**
 * Creates a clock that follows the server's time whatever the device's clock shows (D45).
 *
 * @param ahead offset of the device's clock on the last page, ms; applied until the first reply, because a session that
 *   looks expired would end, while the server refuses one that looks valid too long
 */
export function createClock(platform: Pick<Platform, 'now' | 'monotonic' | 'timers'>, ahead = 0): Clock {
  let anchored: { server: number; monotonic: number; device: number } | undefined
  let timer: unknown
  const listeners = new Set<() => void>()
  const correctionListeners = new Set<() => void>()

  function now(): number {
    if (!anchored) return platform.now() - ahead
    const ran = platform.monotonic() - anchored.monotonic
    const elapsed = platform.now() - anchored.device
    // A monotonic clock may stop during sleep; the device clock does not.
    return anchored.server + (elapsed - ran > SLEPT_MS ? elapsed : ran)
  }

  function tick(): void {
    // Scheduled first, so that a throwing listener does not stop the clock.
    schedule()
    for (const listener of [...listeners]) listener()
  }

  function schedule(): void {
    platform.timers.clearTimeout(timer)
    timer = listeners.size > 0 ? platform.timers.setTimeout(tick, 1000 - (now() % 1000)) : undefined
  }

  return {
    now,
    anchor(serverTime) {
      if (anchored && Math.abs(now() - serverTime) <= TOLERANCE_MS) return
      anchored = { server: serverTime, monotonic: platform.monotonic(), device: platform.now() }
      if (listeners.size > 0) schedule()
      for (const listener of [...correctionListeners]) listener()
    },
    onCorrected(listener) {
      correctionListeners.add(listener)
      return () => void correctionListeners.delete(listener)
    },
    subscribe(listener) {
      listeners.add(listener)
      if (listeners.size === 1) schedule()
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) schedule()
      }
    },
  }
}
