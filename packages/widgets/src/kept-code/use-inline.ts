import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

/** The least width of a kept code on the page, px. */
const ROOM = 280

/**
 * Returns whether a kept code that is open stands in its place on the page; `undefined` before that is measured. A tag
 * in a hidden or narrow part of a page has no room, and its code opens over the page.
 */
export function useInline(
  wanted: boolean,
  open: boolean,
): { place: RefObject<HTMLDivElement | null>; isInline: boolean | undefined } {
  const place = useRef<HTMLDivElement>(null)
  const [fits, setFits] = useState<boolean>()
  useLayoutEffect(() => {
    if (open && wanted) setFits((place.current?.offsetWidth ?? 0) >= ROOM)
  }, [open, wanted])
  const isInline = wanted ? fits : false
  useLayoutEffect(() => {
    // The fan looks at a dialog that has closed; the place may be elsewhere on the page.
    if (open && isInline) place.current?.scrollIntoView({ block: 'nearest' })
  }, [open, isInline])
  return { place, isInline }
}
