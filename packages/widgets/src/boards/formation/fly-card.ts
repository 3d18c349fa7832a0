import { raiseToTopLayer } from '../../primitives/overlay/top-layer.ts'

/** The time of a flight, ms. */
const FLIGHT_MS = 420
const EASING = 'cubic-bezier(0.2, 0.9, 0.25, 1)'
/** Above the list, in the top layer where there is one; here, because the sheet of the board is loaded before. */
const STYLE =
  'position:fixed;z-index:calc(var(--fd-z-base, 0) + 70);inset:auto;padding:0;margin:0;overflow:visible;border:0;' +
  'background:none;pointer-events:none;transform-origin:0 0;'
const CALM = '(prefers-reduced-motion: reduce)'

/**
 * Lets a copy of a card fly from the list to its slot, above the list, which covers a part of the pitch; the slot shows
 * its card when the copy arrives. Under reduced motion nothing flies.
 */
export function flyCard(card: HTMLElement, slot: HTMLElement): void {
  // Beside the list, whose own layer leaves with it.
  const layer = card.closest('.fandeck-scrim')?.parentElement
  if (!layer || !card.animate || globalThis.matchMedia?.(CALM).matches) return
  const [from, to] = [card.getBoundingClientRect(), slot.getBoundingClientRect()]
  const copy = document.createElement('div')
  copy.className = 'fandeck-root fandeck-formation__flight'
  copy.ariaHidden = 'true'
  copy.inert = true
  copy.style.cssText = `${STYLE}left:${from.left}px;top:${from.top}px;width:${from.width}px`
  copy.append(card.cloneNode(true))
  layer.append(copy)
  raiseToTopLayer(copy)
  const there = `translate(${to.left - from.left}px,${to.top - from.top}px) scale(${to.width / from.width})`
  const flight = copy.animate(
    [{ transform: 'none' }, { opacity: 1, transform: there, offset: 0.86 }, { opacity: 0, transform: there }],
    { duration: FLIGHT_MS, easing: EASING },
  )
  flight.onfinish = () => copy.parentNode?.removeChild(copy)
  flight.oncancel = flight.onfinish
  slot.firstElementChild?.nextElementSibling?.animate(
    [{ opacity: 0 }, { opacity: 0, offset: 0.5 }, { opacity: 1, offset: 0.56 }, { opacity: 1 }],
    FLIGHT_MS,
  )
}
