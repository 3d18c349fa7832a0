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

/** A press on a card: the point, px; `moving` once it is a drag. */
interface Press {
  x: number
  y: number
  moving: boolean
}

/**
 * Moves cards between slots: by drag; by Space, arrow keys and Space; or by `pickUp` and a tap. Escape puts a card back.
 */
export function useSlotMoves({ pitch, places, isFilled, onPress, onMove, onPick }: SlotMovesOptions) {
  const [picked, setPicked] = useState<number>()
  /** Not state, because a release can precede a render. */
  const press = useRef<Press>(undefined)
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

  function endDrag({ currentTarget }: PointerEvent<HTMLElement>): void {
    press.current = undefined
    delete currentTarget.dataset.dragged
    currentTarget.style.translate = ''
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
      press.current = { x, y, moving: false }
      // A quick pointer leaves the card before its first move.
      currentTarget.setPointerCapture(pointerId)
    },
    onPointerMove({ clientX, clientY, currentTarget }: PointerEvent<HTMLElement>) {
      const pressed = press.current
      if (!pressed) return
      const [x, y] = [clientX - pressed.x, clientY - pressed.y]
      if (!pressed.moving && Math.hypot(x, y) < DRAG_PX) return
      pressed.moving = true
      // Without a render, which eleven cards would make longer than a frame of a slow phone.
      currentTarget.dataset.dragged = ''
      currentTarget.style.translate = `calc(-50% + ${x}px) calc(-50% + ${y}px)`
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      const moving = press.current?.moving
      endDrag(event)
      if (!moving) return
      dragged.current = true
      const to = slotAt(event, slot)
      if (to !== undefined) drop(slot, to)
    },
    onPointerCancel: endDrag,
  })

  return { picked, pickUp, slotProps }
}
