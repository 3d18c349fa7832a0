import { useEffect } from 'react'
import type { PagePart } from '../start-scripts.ts'

/** Tells `start.ts` that a part of the page reacts to presses. */
export function PartReady({ part }: { part: PagePart }) {
  useEffect(() => {
    // In a task of its own, because the session of a member is rendered right after the effects of the hydration.
    const task = setTimeout(() => document.dispatchEvent(new CustomEvent('fandeck:ready', { detail: part })))
    return () => clearTimeout(task)
  }, [part])
  return null
}
