/** Degrees at the edge of the card. */
const TILT = { x: 8, y: 16 }
/** Degrees that a hand turns the device from where it was first felt until the card has turned as far as it goes. */
const REACH = 25
const CALM = '(prefers-reduced-motion: reduce)'

/** The style that tilts a card after a point of it, 0–1 from its top left; it springs back once this is gone. */
export function tiltOf(x: number, y: number): string {
  const [rx, ry] = [(0.5 - y) * 2 * TILT.x, (x - 0.5) * 2 * TILT.y].map((degrees) => degrees.toFixed(2))
  return `--rx:${rx}deg;--ry:${ry}deg;--mx:${(x * 100).toFixed(1)}%;--my:${(y * 100).toFixed(1)}%;transition:none`
}

/** How a device is held, degrees: `beta` about the side that is short when it stands upright, `gamma` about the long one. */
export interface Held {
  beta: number
  gamma: number
}

/** The point of the card that a device looks at which was held like `rest` first. */
export function pointOf(now: Held, rest: Held): [x: number, y: number] {
  const part = (degrees: number) => Math.min(1, Math.max(0, 0.5 + degrees / (2 * REACH)))
  return [part(now.gamma - rest.gamma), part(now.beta - rest.beta)]
}

/**
 * Tilts a card after the pointer over it, else after the hand that holds the device; returns its undo. Written straight
 * to the element: a moving finger renders nothing.
 */
export function followHand(element: HTMLElement): () => void {
  const end = new AbortController()
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
  addEventListener('deviceorientation', onTurn, end)
  return () => {
    end.abort()
    letGo()
  }
}
