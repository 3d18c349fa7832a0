import { type DropInfo, type DropPhase, phaseOf } from '@fandeck/sdk/drops'
import { useClock } from '../clock/useClock.ts'

/** Returns the phase of a drop in server time; renders only when the phase changes (S1.6, D68). */
export const useDropPhase = (
  info: Pick<DropInfo, 'startAt' | 'endAt' | 'enabled' | 'state'>,
  remaining?: number | null,
): DropPhase => useClock((now) => phaseOf(info, now, remaining ?? undefined))
