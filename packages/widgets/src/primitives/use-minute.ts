import { useClock } from '@fandeck/react'

const MINUTE = 60_000

/** Returns the server's time to the minute, epoch ms; during hydration, the time of the server's HTML. */
export const useMinute = (): number => useClock((now) => now - (now % MINUTE))
