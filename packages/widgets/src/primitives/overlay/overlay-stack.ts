import { type RefObject, useLayoutEffect, useSyncExternalStore } from 'react'
import { raiseToTopLayer } from './top-layer.ts'

type Scrim = RefObject<HTMLElement | null>

/** The scrims of the open overlays, the top one last. */
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

/** Returns the scrims of the overlays above this one. */
export const scrimsAbove = (scrim: Scrim): Element[] =>
  stack.slice(stack.indexOf(scrim) + 1).flatMap(({ current }) => current ?? [])

/**
 * Returns the element of the document whose shadow roots contain an overlay: Floating UI hides everything outside from
 * assistive technology, and looks for the overlay through one shadow root only.
 */
export function hostInPage({ current }: { current: Element | null }): Element[] {
  const root = current?.getRootNode()
  if (!(root instanceof ShadowRoot)) return []
  const { host } = root
  const [outer = host] = hostInPage({ current: host })
  return [outer]
}

/** Returns the layer of an overlay from 0; only the top one handles Escape and presses outside. */
export function useOverlayStack(open: boolean, scrim: Scrim): { layer: number; isTop: boolean } {
  const current = useSyncExternalStore(subscribe, read, read)
  // A layout effect, because an overlay below can read the stack before later effects run.
  useLayoutEffect(() => {
    if (!open) return
    raiseToTopLayer(scrim.current)
    replace([...stack, scrim])
    return () => replace(stack.filter((other) => other !== scrim))
  }, [open, scrim])
  const layer = current.indexOf(scrim)
  return { layer: Math.max(layer, 0), isTop: layer >= 0 && layer === current.length - 1 }
}

/** Keeps an element above the overlays in the top layer, such as the region of the toasts. */
export function useAboveOverlays(region: RefObject<HTMLElement | null>, mounted: boolean): void {
  const { length } = useSyncExternalStore(subscribe, read, read)
  useLayoutEffect(() => {
    if (mounted && length >= 0) raiseToTopLayer(region.current)
  }, [region, mounted, length])
}

/** Returns the scrim of the upper overlay; `undefined` while none is open. */
export const useTopScrim = (): Scrim | undefined => useSyncExternalStore(subscribe, read, read).at(-1)
