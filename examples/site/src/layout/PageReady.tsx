import { useEffect } from 'react'
import type { ReadyEvent } from '../start-scripts.ts'

const READY: ReadyEvent = 'fandeck:ready'

/** Tells `start.ts` that the page beside it reacts to presses. */
export function PageReady() {
  useEffect(() => void document.dispatchEvent(new Event(READY)), [])
  return null
}
