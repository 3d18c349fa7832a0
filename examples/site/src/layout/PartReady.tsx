import { useEffect } from 'react'
import type { PagePart } from '../start-scripts.ts'

/** Tells `start.ts` that a part of the page reacts to presses. */
export function PartReady({ part }: { part: PagePart }) {
  useEffect(() => void document.dispatchEvent(new CustomEvent('fandeck:ready', { detail: part })), [part])
  return null
}
