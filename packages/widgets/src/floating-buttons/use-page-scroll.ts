import { type RefObject, useEffect, useState } from 'react'

/** The buttons appear after more than this many px. */
const SHOWN_AFTER = 100
/** Px between the buttons and the footer. */
const ABOVE_FOOTER = 20

/** The footer of the page, or a selector of it. */
export type FooterOfPage = RefObject<HTMLElement | null> | string

const elementOf = (footer: FooterOfPage) =>
  typeof footer === 'string' ? document.querySelector(footer) : footer.current

interface PageScroll {
  shown: boolean
  /** Px from the bottom of the window up to the buttons' lowest place above the footer. */
  lift: number
}

/** Whether the page is scrolled by more than 100 px, and how far its footer has come into the window. */
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
