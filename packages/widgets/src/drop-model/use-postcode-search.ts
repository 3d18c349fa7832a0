import { type RefObject, useEffect, useRef, useState } from 'react'
import type { FoundAddress, PostcodeSearch } from './postcode.ts'

/**
 * Opens an address search inside the element of `host` while it is mounted. `failed` becomes true when the search does not
 * load; the fan then types the address.
 *
 * @example
 * const { host, failed } = usePostcodeSearch(daumPostcode, ({ postNumber, address }) => fill(postNumber, address))
 * @see S3.17
 */
export function usePostcodeSearch<Host extends HTMLElement = HTMLElement>(
  search: PostcodeSearch,
  onFound: (found: FoundAddress) => void,
): { host: RefObject<Host | null>; failed: boolean } {
  const host = useRef<Host>(null)
  const latest = useRef(onFound)
  latest.current = onFound
  const [failed, setFailed] = useState(false)

  useEffect(() => {
    const place = host.current?.appendChild(document.createElement('div'))
    if (!place) return
    place.style.height = '100%'
    let here = true
    search.open(place, (found) => here && latest.current(found)).catch(() => here && setFailed(true))
    return () => {
      here = false
      place.parentNode?.removeChild(place)
    }
  }, [search])

  return { host, failed }
}
