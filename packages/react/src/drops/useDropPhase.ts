import { type DropInfo, type DropPhase, phaseOf } from '@fandeck/sdk'
import { useCallback, useSyncExternalStore } from 'react'
import { useFandeck, useRenderedAt } from '../provider/FandeckProvider.tsx'

/** Returns the phase of a drop in server time; renders only when the phase changes (S1.6, D68). */
export function useDropPhase(
  info: Pick<DropInfo, 'startAt' | 'endAt' | 'enabled'>,
  remaining?: number | null,
): DropPhase {
  const { clock } = useFandeck()
  const renderedAt = useRenderedAt()
  const subscribe = useCallback((listener: () => void) => clock.subscribe(listener), [clock])
  const at = (now: number) => phaseOf(info, now, remaining ?? undefined)
  return useSyncExternalStore(
    subscribe,
    () => at(clock.now()),
    () => at(renderedAt ?? clock.now()),
  )
}
