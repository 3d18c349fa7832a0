import { type RefObject, useLayoutEffect } from 'react'

/** The angle between the outer cards, degrees: for a few cards less. */
const SPREAD = 76
const STEP = 16

/**
 * Sets the place of each card of a complete set in the fan that opens its scene: in the middle of what is seen of the
 * pockets, turned by its place in the set. `CardBinder.css` has the motion.
 */
export function useFan(pockets: RefObject<HTMLElement | null>, playing: boolean): void {
  useLayoutEffect(() => {
    const list = pockets.current
    if (!playing || !list) return
    const cards = [...list.querySelectorAll<HTMLElement>('.fandeck-celebrated')]
    const last = cards.length - 1
    const spread = Math.min(SPREAD, STEP * last)
    const area = list.getBoundingClientRect()
    const middle = (Math.max(area.top, 0) + Math.min(area.bottom, innerHeight)) / 2
    const boxes = cards.map((card) => card.getBoundingClientRect())
    cards.forEach(({ style }, at) => {
      const { left, top, width, height } = boxes[at] ?? area
      style.setProperty('--fandeck-fan-x', `${area.left + area.width / 2 - left - width / 2}px`)
      style.setProperty('--fandeck-fan-y', `${middle - top - height / 2}px`)
      style.setProperty('--fandeck-fan-turn', `${last > 0 ? (spread * (at / last - 0.5)).toFixed(1) : 0}deg`)
    })
  }, [pockets, playing])
}
