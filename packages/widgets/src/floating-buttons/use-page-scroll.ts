import { type RefObject, useEffect, useState } from 'react'

/** The scroll distance after which the buttons appear, px. */
const SHOWN_AFTER = 100
/** The distance between the buttons and the footer, px. */
const ABOVE_FOOTER = 20

/** The footer of the page, or its selector. */
export type FooterOfPage = RefObject<HTMLElement | null> | string

const elementOf = (footer: FooterOfPage) =>
  typeof footer === 'string' ? document.querySelector(footer) : footer.current

interface PageScroll {
  shown: boolean
  /** The distance that keeps the buttons above the footer, from the bottom of the window, px. */
  lift: number
}

/** Returns whether the page is scrolled by more than 100 px, and how far the buttons move up for the footer. */
export function usePageScroll(footer: FooterOfPage): PageScroll {
  const [scroll, setScroll] = useState<PageScroll>({ shown: false, lift: 0 })
  useEffect(() => {
    function read() {
      const top = elementOf(footer)?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY
      const lift = Math.max(0, Math.round(window.innerHeight - top + ABOVE_FOOTER))
      const next = { shown: window.scrollY > SHOWN_AFTER, lift: Number.isFinite(lift) ? lift : 0 }
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
