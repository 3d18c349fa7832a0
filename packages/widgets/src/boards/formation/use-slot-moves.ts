import type { FormationSlot } from '@fandeck/sdk/campaigns'
import { type KeyboardEvent, type PointerEvent, type RefObject, useRef, useState } from 'react'
import { slotTowards } from './slot-towards.ts'

/** The distance that tells a drag from a tap, px. */
const DRAG_PX = 8

interface SlotMovesOptions {
  /** The pitch, whose buttons have `data-slot`. */
  pitch: RefObject<HTMLElement | null>
  places: readonly FormationSlot[]
  isFilled(slot: number): boolean
  /** Called with a press on a slot while no card is picked up. */
  onPress(slot: number): void
  /** Moves a card. */
  onMove(from: number, to: number): void
  /** Called when the card of a slot has been picked up, or put back. */
  onPick(slot: number, picked: boolean): void
}

/** A drag: its card, and how far it is from its slot, px. */
interface Drag {
  from: number
  x: number
  y: number
}

/**
 * Moves cards between slots: by drag; by Space, arrow keys and Space; or by `pickUp` and a tap. Escape puts a card back.
 */
export function useSlotMoves({ pitch, places, isFilled, onPress, onMove, onPick }: SlotMovesOptions) {
  const [picked, setPicked] = useState<number>()
  const [drag, setDrag] = useState<Drag>()
  /** The pressed slot and point; `moving` once the press is a drag. Not state, because a release can precede a render. */
  const press = useRef<Drag & { moving: boolean }>(undefined)
  /** The click that follows a drag is no press. */
  const dragged = useRef(false)

  const focus = (slot: number) => pitch.current?.querySelector<HTMLElement>(`[data-slot="${slot}"]`)?.focus()

  function pickUp(slot: number): void {
    setPicked(slot)
    onPick(slot, true)
  }
  function putBack(slot: number): void {
    setPicked(undefined)
    focus(slot)
    onPick(slot, false)
  }
  function drop(from: number, to: number): void {
    if (from === to) putBack(from)
    else {
      setPicked(undefined)
      focus(to)
      onMove(from, to)
    }
  }

  /** Returns the slot below a point, other than the dragged one. */
  function slotAt({ clientX, clientY }: PointerEvent, from: number): number | undefined {
    const root = pitch.current?.getRootNode()
    if (!(root instanceof Document || root instanceof ShadowRoot)) return undefined
    const slots = root
      .elementsFromPoint(clientX, clientY)
      .flatMap((element) => element.closest<HTMLElement>('[data-slot]')?.dataset.slot ?? [])
      .map(Number)
    return slots.find((slot) => slot !== from)
  }

  const slotProps = (slot: number) => ({
    'data-slot': slot,
    'data-picked': picked === slot || undefined,
    'data-dragged': drag?.from === slot || undefined,
    style: drag?.from === slot ? { translate: `calc(-50% + ${drag.x}px) calc(-50% + ${drag.y}px)` } : {},
    onClick() {
      if (dragged.current) dragged.current = false
      else if (picked === undefined) onPress(slot)
      else drop(picked, slot)
    },
    onKeyDown(event: KeyboardEvent) {
      const to = picked === undefined ? undefined : slotTowards(places, slot, event.key)
      if (event.key === ' ') {
        if (picked !== undefined) drop(picked, slot)
        else if (isFilled(slot)) pickUp(slot)
        else onPress(slot)
      } else if (event.key === 'Escape' && picked !== undefined) putBack(picked)
      else if (to !== undefined) focus(to)
      else return
      event.preventDefault()
      event.stopPropagation()
    },
    onKeyUp(event: KeyboardEvent) {
      // Without this, Space is a click in Firefox.
      if (event.key === ' ') event.preventDefault()
    },
    onPointerDown({ button, clientX: x, clientY: y, pointerId, currentTarget }: PointerEvent) {
      dragged.current = false
      if (button !== 0 || !isFilled(slot)) return
      press.current = { from: slot, x, y, moving: false }
      // A quick pointer leaves the card before its first move.
      currentTarget.setPointerCapture(pointerId)
    },
    onPointerMove({ clientX, clientY }: PointerEvent) {
      const pressed = press.current
      if (!pressed) return
      const [x, y] = [clientX - pressed.x, clientY - pressed.y]
      if (!pressed.moving && Math.hypot(x, y) < DRAG_PX) return
      pressed.moving = true
      setDrag({ from: slot, x, y })
    },
    onPointerUp(event: PointerEvent) {
      const moving = press.current?.moving
      press.current = undefined
      if (!moving) return
      dragged.current = true
      setDrag(undefined)
      const to = slotAt(event, slot)
      if (to !== undefined) drop(slot, to)
    },
    onPointerCancel() {
      press.current = undefined
      setDrag(undefined)
    },
  })

  return { picked, pickUp, slotProps }
}
