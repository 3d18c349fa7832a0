import { type DropPhase, type MintingInfo, phaseOf } from '@fandeck/sdk'
import { useCallback, useSyncExternalStore } from 'react'
import { useFandeck } from '../provider/FandeckProvider.tsx'

/** Where a drop stands, in server time; renders only when that changes, not every second. */
export function useDropPhase(
  minting: Pick<MintingInfo, 'startAt' | 'endAt' | 'enabled'>,
  remaining?: number | null,
): DropPhase {
  const { clock } = useFandeck()
  const subscribe = useCallback((listener: () => void) => clock.subscribe(listener), [clock])
  const snapshot = () => phaseOf(minting, clock.now(), remaining ?? undefined)
  return useSyncExternalStore(subscribe, snapshot, snapshot)
}
