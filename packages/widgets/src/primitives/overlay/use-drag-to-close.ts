import { type PointerEvent, type RefObject, useRef } from 'react'

export interface DragToCloseOptions {
  /** What follows the finger, by the property `--fandeck-drag` in px. */
  target: RefObject<HTMLElement | null>
  axis?: 'x' | 'y'
  /** More than this many px closes (spec §9: over 100). */
  threshold?: number
  enabled?: boolean
  onClose(): void
}

/** Pointer handlers for a grip: drag away past the threshold to close, else it springs back. */
export function useDragToClose({
  target,
  axis = 'y',
  threshold = 100,
  enabled = true,
  onClose,
}: DragToCloseOptions) {
  const start = useRef<number | undefined>(undefined)
  const place = (event: PointerEvent) => (axis === 'y' ? event.clientY : event.clientX)

  function distance(event: PointerEvent) {
    return start.current === undefined ? 0 : Math.max(0, place(event) - start.current)
  }

  function release(distanceInPx: number) {
    if (start.current === undefined) return
    start.current = undefined
    target.current?.removeAttribute('data-dragging')
    // A drawer that closes leaves from where the finger left it.
    if (distanceInPx > threshold) onClose()
    else target.current?.style.removeProperty('--fandeck-drag')
  }

  return {
    onPointerDown(event: PointerEvent) {
      const onControl = event.target instanceof Element && event.target.closest('button, a, input, select')
      if (!enabled || onControl || !event.isPrimary) return
      start.current = place(event)
      event.currentTarget.setPointerCapture?.(event.pointerId)
    },
    onPointerMove(event: PointerEvent) {
      if (start.current === undefined) return
      target.current?.setAttribute('data-dragging', '')
      target.current?.style.setProperty('--fandeck-drag', `${distance(event)}px`)
    },
    onPointerUp: (event: PointerEvent) => release(distance(event)),
    onPointerCancel: () => release(0),
  }
}
