import type { Platform } from './platform.ts'

/** The one clock of a page: it tells server time and ticks for every countdown. */
export interface Clock {
  /** Server time, epoch ms; device time until the first answer of a server has arrived. */
  now(): number
  /** Takes over the time of an answer, epoch ms; later answers correct a drift of more than two seconds. */
  anchor(serverTime: number): void
  /** Calls back after an answer has set or corrected the time; returns its undo. */
  onCorrected(listener: () => void): () => void
  /** Calls back at every full second of server time while anybody listens; returns its undo. */
  subscribe(listener: () => void): () => void
}

const TOLERANCE_MS = 2000
/** Device time and the monotonic clock part when the machine has slept. */
const SLEPT_MS = 5000

/**
 * A clock that keeps the server's time whatever the device's clock says (D45).
 *
 * @param ahead how far the device's clock was ahead on the last page, ms; believed until the first answer, because
 *   what looks expired too early would log the fan out, and what looks fresh too long is the server's to refuse
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
    // A monotonic clock may stand still during sleep; the device clock tells how long it was.
    return anchored.server + (elapsed - ran > SLEPT_MS ? elapsed : ran)
  }

  function tick(): void {
    // The next second comes even when a listener throws.
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
