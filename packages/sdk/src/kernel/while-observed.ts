/** The part of a store that subscribers use. */
interface Observable<State> {
  subscribe(listener: (state: State, before: State) => void): () => void
}

/**
 * Wraps a store's `subscribe`: `start` runs with the first listener, and the function it returns runs after the last
 * listener has left. Unsubscribing twice has no effect.
 */
export function whileObserved<State>(store: Observable<State>, start: () => () => void) {
  let listeners = 0
  let stop = () => {}
  return (listener: (state: State, before: State) => void): (() => void) => {
    const leave = store.subscribe(listener)
    if (listeners++ === 0) stop = start()
    let left = false
    return () => {
      if (left) return
      left = true
      leave()
      if (--listeners === 0) stop()
    }
  }
}
