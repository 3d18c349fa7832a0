import { useFandeck } from '@fandeck/react'
import { useCallback, useSyncExternalStore } from 'react'

/** Whole seconds of server time until a moment, epoch ms; 0 from then on, and without one. */
export function useSecondsLeft(until: number | undefined): number {
  const { clock } = useFandeck()
  const subscribe = useCallback((listener: () => void) => clock.subscribe(listener), [clock])
  return useSyncExternalStore(subscribe, () =>
    until === undefined ? 0 : Math.max(0, Math.ceil((until - clock.now()) / 1000)),
  )
}

/** `2:58` */
export const minutesText = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
