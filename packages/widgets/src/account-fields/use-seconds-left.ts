import { useClock } from '@fandeck/react'

/** Returns the whole seconds of server time until an instant (epoch ms); 0 after it, and without one. */
export const useSecondsLeft = (until: number | undefined): number =>
  useClock((now) => (until === undefined ? 0 : Math.max(0, Math.ceil((until - now) / 1000))))

/** `2:58` */
export const minutesText = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
