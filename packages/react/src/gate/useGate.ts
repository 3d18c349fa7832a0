import { createGate, type Gate, type GateRef, type GateSource, type GateState } from '@fandeck/sdk/gate'
import { useMemo } from 'react'
import { useWatched } from '../internal/use-watched.ts'
import { useFandeck } from '../provider/FandeckProvider.tsx'

const whole = (state: GateState) => state

/**
 * Returns the state and the actions of the gate in front of a drop. While mounted, it takes part for a signed-in member
 * and asks the gate (D81). Memoise `source`.
 */
export function useGate({
  dropId,
  source,
}: GateRef & { source?: GateSource | undefined }): readonly [GateState, Gate] {
  const fandeck = useFandeck()
  const gate = useMemo(() => createGate(fandeck, { dropId, source }), [fandeck, dropId, source])
  return [useWatched(gate, whole), gate]
}
