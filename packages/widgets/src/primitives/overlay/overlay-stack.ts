import { useEffect, useState, useSyncExternalStore } from 'react'

/** The open overlays of this copy of the package, the uppermost last. */
let stack: readonly object[] = []
const listeners = new Set<() => void>()

function replace(next: readonly object[]) {
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

/** The layer of an overlay, 0 the lowest; only the top one answers Escape and presses outside. */
export function useOverlayStack(open: boolean): { layer: number; isTop: boolean } {
  const [entry] = useState(() => ({}))
  const current = useSyncExternalStore(subscribe, read, read)
  useEffect(() => {
    if (!open) return
    replace([...stack, entry])
    return () => replace(stack.filter((other) => other !== entry))
  }, [open, entry])
  const layer = current.indexOf(entry)
  return { layer: Math.max(layer, 0), isTop: layer >= 0 && layer === current.length - 1 }
}
