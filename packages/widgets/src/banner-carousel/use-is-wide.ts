import { constants } from '@fandeck/sdk'
import { type RefObject, useEffect, useState } from 'react'

const [, WIDE] = constants.breakpoints

/** Whether the element is at least 768 px wide; `false` on a server and until it has been measured. */
export function useIsWide(element: RefObject<Element | null>): boolean {
  const [wide, setWide] = useState(false)
  useEffect(() => {
    if (!element.current) return
    const observer = new ResizeObserver(([entry]) =>
      setWide(entry !== undefined && entry.contentRect.width >= WIDE),
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return wide
}
