import { useFandeck } from '@fandeck/react'
import { useSyncExternalStore } from 'react'

/** Whether server time has reached a moment, epoch ms; renders once, when it does. `undefined` never comes. */
export function usePassed(at: number | undefined): boolean {
  const { clock } = useFandeck()
  const snapshot = () => at !== undefined && clock.now() >= at
  return useSyncExternalStore(clock.subscribe, snapshot, snapshot)
}
