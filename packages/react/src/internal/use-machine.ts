import { useCallback, useSyncExternalStore } from 'react'

/** What lives in time and can be watched: a machine of the SDK, or its session. */
export interface Watchable<State> {
  getState(): State
  subscribe(listener: () => void): () => void
}

/** The state of a machine, or what `select` picks from it; no render while that stays the same. */
export function useWatched<State, Picked>(
  machine: Watchable<State>,
  select: (state: State) => Picked,
): Picked {
  const subscribe = useCallback((listener: () => void) => machine.subscribe(listener), [machine])
  const snapshot = () => select(machine.getState())
  return useSyncExternalStore(subscribe, snapshot, snapshot)
}
