import { type RefObject, useLayoutEffect, useState } from 'react'
import { scrollerOf } from './scroller.ts'

/** Where a grid is on its page. */
export interface Place {
  /** What scrolls the grid; `undefined` for the page. */
  scroller: Element | undefined
  /** The distance from the start of what scrolls, px. */
  start: number
  /** The width of the grid, px. */
  width: number
}

const topOf = (element: Element) => element.getBoundingClientRect().top

function placeOf(grid: Element): Place {
  const scroller = scrollerOf(grid)
  const start = scroller ? topOf(grid) - topOf(scroller) + scroller.scrollTop : topOf(grid) + scrollY
  return { scroller, start: Math.round(start), width: grid.clientWidth }
}

const isEqual = (a: Place | undefined, b: Place) =>
  a?.scroller === b.scroller && a?.start === b.start && a?.width === b.width

/** Returns the place of a grid, also after content above it has grown; `undefined` before it is on the page. */
export function usePlace(grid: RefObject<HTMLElement | null>): Place | undefined {
  const [place, setPlace] = useState<Place>()
  useLayoutEffect(() => {
    const element = grid.current
    if (!element) return
    const look = () => {
      const next = placeOf(element)
      setPlace((former) => (isEqual(former, next) ? former : next))
    }
    look()
    const observer = new ResizeObserver(look)
    // The page grows with what is above the grid.
    observer.observe(element)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [grid])
  return place
}
