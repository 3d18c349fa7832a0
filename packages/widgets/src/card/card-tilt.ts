import type { PointerEvent } from 'react'

/** Degrees at the edge of the card. */
const TILT = { x: 8, y: 16 }

/** Where a point of the card, 0–1 from its top left, tilts it to; values of `--rx`, `--ry`, `--mx`, `--my`. */
export function tiltOf(x: number, y: number) {
  return {
    '--rx': `${((0.5 - y) * 2 * TILT.x).toFixed(2)}deg`,
    '--ry': `${((x - 0.5) * 2 * TILT.y).toFixed(2)}deg`,
    '--mx': `${(x * 100).toFixed(1)}%`,
    '--my': `${(y * 100).toFixed(1)}%`,
  }
}

const NAMES = ['--rx', '--ry', '--mx', '--my'] as const

/** Written straight to the element: a moving finger renders nothing. */
export const tiltHandlers = {
  onPointerMove(event: PointerEvent<HTMLElement>) {
    const box = event.currentTarget.getBoundingClientRect()
    const tilt = tiltOf((event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height)
    event.currentTarget.setAttribute('data-tilting', '')
    for (const name of NAMES) event.currentTarget.style.setProperty(name, tilt[name])
  },
  onPointerLeave(event: PointerEvent<HTMLElement>) {
    event.currentTarget.removeAttribute('data-tilting')
    for (const name of NAMES) event.currentTarget.style.removeProperty(name)
  },
}
