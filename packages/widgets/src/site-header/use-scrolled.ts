import { useSyncExternalStore } from 'react'

function subscribe(listener: () => void) {
  addEventListener('scroll', listener, { passive: true })
  return () => removeEventListener('scroll', listener)
}

/** Returns whether the page is scrolled by more than `px`; renders only when that changes. */
export const useScrolled = (px: number): boolean =>
  useSyncExternalStore(
    subscribe,
    () => scrollY > px,
    () => false,
  )
