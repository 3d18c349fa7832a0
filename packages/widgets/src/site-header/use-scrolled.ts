import { useEffect, useState } from 'react'

/** Returns whether the page is scrolled by more than `px`; renders only when that changes. */
export function useScrolled(px: number): boolean {
  const [scrolled, setScrolled] = useState(false)
  // Read in each render, `scrollY` would make the browser lay out what has just changed (`pnpm bench:inp`).
  useEffect(() => {
    const read = () => setScrolled(scrollY > px)
    read()
    addEventListener('scroll', read, { passive: true })
    return () => removeEventListener('scroll', read)
  }, [px])
  return scrolled
}
