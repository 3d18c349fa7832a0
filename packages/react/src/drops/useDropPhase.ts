import { type DropInfo, type DropPhase, phaseOf } from '@fandeck/sdk'
import { useCallback, useSyncExternalStore } from 'react'
import { useFandeck } from '../provider/FandeckProvider.tsx'

/** Where a drop stands, in server time; renders only when that changes, not every second. */
export function useDropPhase(
  info: Pick<DropInfo, 'startAt' | 'endAt' | 'enabled'>,
  remaining?: number | null,
): DropPhase {
  const { clock } = useFandeck()
  const subscribe = useCallback((listener: () => void) => clock.subscribe(listener), [clock])
  const snapshot = () => phaseOf(info, clock.now(), remaining ?? undefined)
  return useSyncExternalStore(subscribe, snapshot, snapshot)
}
