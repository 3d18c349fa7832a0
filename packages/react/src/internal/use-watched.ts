import { useCallback, useSyncExternalStore } from 'react'

/** A machine of the SDK, or its session. */
export interface Watchable<State> {
  getState(): State
  /** The state that a server renders and the browser hydrates: nothing stored on this device. */
  getServerState?: () => State
  subscribe(listener: () => void): () => void
}

/** Returns what `select` picks from a machine's state; renders only when that changes. */
export function useWatched<State, Picked>(
  machine: Watchable<State>,
  select: (state: State) => Picked,
): Picked {
  const subscribe = useCallback((listener: () => void) => machine.subscribe(listener), [machine])
  const onServer = machine.getServerState ?? machine.getState
  return useSyncExternalStore(
    subscribe,
    () => select(machine.getState()),
    () => select(onServer()),
  )
}
