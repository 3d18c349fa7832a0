import { useSyncExternalStore } from 'react'

function subscribe(listener: () => void) {
  addEventListener('scroll', listener, { passive: true })
  return () => removeEventListener('scroll', listener)
}

/** Whether the page is scrolled by more than so many px; renders only when that changes. */
export const useScrolled = (px: number): boolean => useSyncExternalStore(subscribe, () => scrollY > px)
