import type { RefObject } from 'react'
import './CardTilt.css'

/** The tilt at the edge of the card, degrees. */
const TILT = { x: 8, y: 16 }
/** The rotation of the device, from its first reading, that gives the full tilt, degrees. */
const REACH = 25
const CALM = '(prefers-reduced-motion: reduce)'

/** Returns the style that tilts a card towards a point, 0–1 from its top left; removing it restores the card. */
export function tiltOf(x: number, y: number): string {
  const [rx, ry] = [(0.5 - y) * 2 * TILT.x, (x - 0.5) * 2 * TILT.y].map((degrees) => degrees.toFixed(2))
  return `--rx:${rx}deg;--ry:${ry}deg;--mx:${(x * 100).toFixed(1)}%;--my:${(y * 100).toFixed(1)}%;transition:none`
}

/** The orientation of a device, degrees: `beta` about its short side, `gamma` about its long side. */
export interface Held {
  beta: number
  gamma: number
}

/** Returns the point of the card for an orientation relative to the first reading, `rest`. */
export function pointOf(now: Held, rest: Held): [x: number, y: number] {
  const part = (degrees: number) => Math.min(1, Math.max(0, 0.5 + degrees / (2 * REACH)))
  return [part(now.gamma - rest.gamma), part(now.beta - rest.beta)]
}

/** iOS reports the orientation after a permission, which a page may request in a press only. */
let asked = false

/** Requests the orientation once per page on devices that need it; after a denial the card follows the pointer. */
function askForOrientation(): void {
  const source = globalThis.DeviceOrientationEvent
  if (asked || !source || !('requestPermission' in source) || matchMedia(CALM).matches) return
  if (typeof source.requestPermission !== 'function') return
  asked = true
  Promise.resolve(source.requestPermission()).catch(() => {})
}

/**
 * Tilts a card with the pointer over it, or with the device; returns a function that stops it. Writes to the element
 * directly, so that a movement renders nothing.
 */
export function followHand({ current }: RefObject<HTMLElement | null>): (() => void) | undefined {
  if (!current) return undefined
  const element = current
  const end = new AbortController()
  element.dataset.tilts = ''
  let rest: Held | undefined
  let pointing = false

  function onMove({ clientX, clientY }: PointerEvent): void {
    pointing = true
    const { left, top, width, height } = element.getBoundingClientRect()
    element.style.cssText = tiltOf((clientX - left) / width, (clientY - top) / height)
  }
  function letGo(): void {
    pointing = false
    element.style.cssText = ''
  }
  function onTurn({ beta, gamma }: DeviceOrientationEvent): void {
    if (pointing || beta === null || gamma === null || matchMedia(CALM).matches) return
    rest ??= { beta, gamma }
    element.style.cssText = tiltOf(...pointOf({ beta, gamma }, rest))
  }

  element.addEventListener('pointermove', onMove, end)
  element.addEventListener('pointerleave', letGo, end)
  element.addEventListener('click', askForOrientation, end)
  addEventListener('deviceorientation', onTurn, end)
  return () => {
    end.abort()
    letGo()
    delete element.dataset.tilts
  }
}
