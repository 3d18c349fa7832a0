import { useFandeck } from '@fandeck/react'
import { useSyncExternalStore } from 'react'

/** Returns whether the server time has reached `at`, epoch ms; renders once, at that time. `undefined` is never reached. */
export function usePassed(at: number | undefined): boolean {
  const { clock } = useFandeck()
  const snapshot = () => at !== undefined && clock.now() >= at
  return useSyncExternalStore(clock.subscribe, snapshot, snapshot)
}
