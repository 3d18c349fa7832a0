import { useEffect } from 'react'

/** Locks the page's scroll position while `locked`. */
export function useScrollLock(locked: boolean): void {
  useEffect(() => {
    if (!locked) return
    const { style } = document.documentElement
    const before = style.overflow
    style.overflow = 'hidden'
    return () => {
      style.overflow = before
    }
  }, [locked])
}
