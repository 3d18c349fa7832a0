import { useEffect, useLayoutEffect, useRef } from 'react'

/** A shared clock that ticks once a second and returns the server time. */
export interface TickSource {
  /** Adds a listener; returns a function that removes it. */
  subscribe(listener: () => void): () => void
  /** Epoch milliseconds. */
  now(): number
}

const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect

/** Calls `write` on mount and at every tick, outside of rendering. */
export function useTick({ subscribe, now }: TickSource, write: (nowMs: number) => void): void {
  const latest = useRef(write)
  latest.current = write
  useBrowserLayoutEffect(() => {
    const tick = () => latest.current(now())
    tick()
    return subscribe(tick)
  }, [subscribe, now])
  // A render can change the end, so it is written before the paint.
  useBrowserLayoutEffect(() => write(now()))
}
