import { type RefObject, useLayoutEffect, useSyncExternalStore } from 'react'

type Scrim = RefObject<HTMLElement | null>

/** The scrims of the open overlays of this copy of the package, the uppermost last. */
let stack: readonly Scrim[] = []
const listeners = new Set<() => void>()

function replace(next: readonly Scrim[]) {
  stack = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

const read = () => stack

/** The scrims of the overlays that have come upon this one by now. */
export const scrimsAbove = (scrim: Scrim): Element[] =>
  stack.slice(stack.indexOf(scrim) + 1).flatMap(({ current }) => current ?? [])

/** The layer of an overlay, 0 the lowest; only the top one answers Escape and presses outside. */
export function useOverlayStack(open: boolean, scrim: Scrim): { layer: number; isTop: boolean } {
  const current = useSyncExternalStore(subscribe, read, read)
  // With its element: an overlay below may look for what is upon it before any later effect has run.
  useLayoutEffect(() => {
    if (!open) return
    replace([...stack, scrim])
    return () => replace(stack.filter((other) => other !== scrim))
  }, [open, scrim])
  const layer = current.indexOf(scrim)
  return { layer: Math.max(layer, 0), isTop: layer >= 0 && layer === current.length - 1 }
}
