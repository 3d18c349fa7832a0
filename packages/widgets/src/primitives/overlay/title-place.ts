import { type RefObject, useLayoutEffect } from 'react'
import { useTopScrim } from './overlay-stack.ts'

/** The space between a toast and a title, px. */
const GAP = 8

/** Returns the title row of an overlay: the head of a drawer, or the heading that names a dialog. */
function titleOf(scrim: HTMLElement): HTMLElement | null {
  const panel = scrim.querySelector<HTMLElement>('.fandeck-overlay')
  const name = panel?.getAttribute('aria-labelledby')
  return (
    panel?.querySelector<HTMLElement>('.fandeck-drawer__head') ??
    (name ? scrim.querySelector<HTMLElement>(`[id="${name}"]`) : null)
  )
}

/** Returns where an element rests inside its scrim, px; an overlay that still moves is taken as arrived. */
function restOf(element: HTMLElement, scrim: HTMLElement): { top: number; bottom: number } {
  let top = 0
  for (let at: Element | null = element; at instanceof HTMLElement && at !== scrim; at = at.offsetParent)
    top += at.offsetTop
  return { top, bottom: top + element.offsetHeight }
}

/**
 * Moves an element at the top of the page, such as a toast, off the title of the upper overlay: to the space below it.
 *
 * @param region has its place in the page by `top`
 * @param shown what the element shows; it is placed again for another one
 */
export function useClearOfTitle(region: RefObject<HTMLElement | null>, shown: unknown): void {
  const scrim = useTopScrim()
  useLayoutEffect(() => {
    const element = region.current
    const overlay = scrim?.current
    if (!element) return
    element.style.removeProperty('top')
    if (!overlay || !shown) return
    const place = () => {
      element.style.removeProperty('top')
      const title = titleOf(overlay)
      if (!title) return
      const { top, bottom } = restOf(title, overlay)
      const { offsetTop: own, offsetHeight: height } = element
      if (own + height > top - GAP && own < bottom + GAP) element.style.top = `${bottom + GAP}px`
    }
    place()
    // The content of a sheet may arrive later, and lifts its title.
    const grown = new ResizeObserver(place)
    for (const panel of overlay.querySelectorAll('.fandeck-overlay')) grown.observe(panel)
    return () => grown.disconnect()
  }, [region, scrim, shown])
}
