import { useCallback, useSyncExternalStore } from 'react'

/** A machine of the SDK, or its session. */
export interface Watchable<State> {
  getState(): State
  /** Returns the state for server rendering and hydration, without anything stored on this device. */
  getServerState?: (() => State) | undefined
  subscribe(listener: () => void): () => void
}

/** Returns the value that `select` picks from a state; renders only when it changes. */
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
