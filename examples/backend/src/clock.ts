/** The one clock of a backend: a device's time plus an offset that the development panel moves. */
export interface BackendClock {
  /** Epoch ms. */
  now(): number
  offset(): number
  setOffset(ms: number): void
}

/** A clock over `deviceNow`, epoch ms. */
export function createClock(deviceNow: () => number, offset = 0): BackendClock {
  let ahead = offset
  return {
    now: () => deviceNow() + ahead,
    offset: () => ahead,
    setOffset(ms) {
      ahead = ms
    },
  }
}
