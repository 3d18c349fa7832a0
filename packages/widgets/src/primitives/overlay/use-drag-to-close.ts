import { type PointerEvent, type RefObject, useRef } from 'react'

export interface DragToCloseOptions {
  /** The element whose `--fandeck-drag` is set to the distance, px. */
  target: RefObject<HTMLElement | null>
  axis?: 'x' | 'y' | undefined
  /** A longer drag closes, px. @default 100 */
  threshold?: number | undefined
  enabled?: boolean | undefined
  onClose(): void
}

/** Returns pointer handlers for a grip; a drag past the threshold closes, a shorter one is reset. */
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
    // The exit animation of a closing drawer starts at the dragged position.
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
