import { constants } from '@fandeck/sdk'
import { type RefObject, useEffect, useState } from 'react'

/** The distance between the buttons and what they stay above, px. */
const ABOVE = 20
/** Bars at the bottom of the window, such as that of a drop. */
const BARS = '[data-bottom-bar]'
/** The buttons and the distance around them, from the bottom of the window, px. */
const REACH = 212

/** The footer of the page, or its selector. */
export type FooterOfPage = RefObject<HTMLElement | null> | string

const elementOf = (footer: FooterOfPage) =>
  typeof footer === 'string' ? document.querySelector(footer) : footer.current

/**
 * Returns the top of the highest of the footer and the bars, from the top of the window, px; else infinity. A bar that has
 * left the bottom with its page counts until it is above the buttons.
 */
function topOf(footer: FooterOfPage): number {
  const places = [elementOf(footer), ...document.querySelectorAll(BARS)].flatMap((element) =>
    element ? [element.getBoundingClientRect()] : [],
  )
  const reached = window.innerHeight - REACH
  const tops = places.filter(({ height, bottom }) => height > 0 && bottom > reached).map(({ top }) => top)
  return Math.min(...tops, Number.POSITIVE_INFINITY)
}

interface PageScroll {
  shown: boolean
  /** The distance of the buttons from the bottom of the window, px. */
  lift: number
}

/** Returns whether the page is scrolled by more than 100 px, and how far the buttons move up for the footer and bars. */
export function usePageScroll(footer: FooterOfPage): PageScroll {
  const [scroll, setScroll] = useState<PageScroll>({ shown: false, lift: 0 })
  useEffect(() => {
    function read() {
      // An open dialog fixes the body on iOS, which puts the page at its top; the buttons hold the dialog of sharing.
      if (document.body.style.position === 'fixed') return
      const lift = Math.max(0, Math.round(window.innerHeight - topOf(footer) + ABOVE))
      const next = {
        shown: window.scrollY > constants.floatingButtonScroll,
        lift: Number.isFinite(lift) ? lift : 0,
      }
      setScroll((last) => (last.shown === next.shown && last.lift === next.lift ? last : next))
    }
    read()
    window.addEventListener('scroll', read, { passive: true })
    window.addEventListener('resize', read)
    return () => {
      window.removeEventListener('scroll', read)
      window.removeEventListener('resize', read)
    }
  }, [footer])
  return scroll
}
