import type { FoundAddress, PostcodeSearch } from '@fandeck/widgets'
import { useEffect, useRef, useState } from 'react'

interface AddressSearchProps {
  search: PostcodeSearch
  onFound(found: FoundAddress): void
}

/** The address search; a failed load asks the fan to type the address. */
export function AddressSearch({ search, onFound }: AddressSearchProps) {
  const host = useRef<HTMLElement>(null)
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
      place.remove()
    }
  }, [search])

  if (failed) {
    return (
      <p className="site-form__note" role="alert">
        주소 찾기를 열지 못했어요. 주소를 직접 입력해 주세요.
      </p>
    )
  }
  return <section ref={host} className="site-address__search" aria-label="주소 찾기" />
}
