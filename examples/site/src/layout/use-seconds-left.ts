import { useFandeck } from '@fandeck/react'
import { useCallback, useSyncExternalStore } from 'react'

/** Returns the whole seconds of server time until an instant (epoch ms); 0 after it, and without one. */
export function useSecondsLeft(until: number | undefined): number {
  const { clock } = useFandeck()
  const subscribe = useCallback((listener: () => void) => clock.subscribe(listener), [clock])
  const left = () => (until === undefined ? 0 : Math.max(0, Math.ceil((until - clock.now()) / 1000)))
  return useSyncExternalStore(subscribe, left, left)
}

/** `2:58` */
export const minutesText = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
