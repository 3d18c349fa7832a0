/** The clock of a backend: the time of the device plus the offset of the development panel. */
export interface BackendClock {
  /** Epoch ms. */
  now(): number
  offset(): number
  setOffset(ms: number): void
}

/** Returns a clock based on `deviceNow`, epoch ms. */
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
