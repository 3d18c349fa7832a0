import { useEffect, useLayoutEffect, useRef } from 'react'

/** A clock that ticks once a second for the whole page, and says what time the server has. */
export interface TickSource {
  /** Adds a listener and returns its undo. */
  subscribe(listener: () => void): () => void
  /** Epoch milliseconds. */
  now(): number
}

const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect

/** Calls `write` at once and at every tick, outside of rendering. */
export function useTick({ subscribe, now }: TickSource, write: (nowMs: number) => void): void {
  const latest = useRef(write)
  latest.current = write
  useBrowserLayoutEffect(() => {
    const tick = () => latest.current(now())
    tick()
    return subscribe(tick)
  }, [subscribe, now])
  // A render may bring another end: it is written before the paint, not at the next tick.
  useBrowserLayoutEffect(() => write(now()))
}
