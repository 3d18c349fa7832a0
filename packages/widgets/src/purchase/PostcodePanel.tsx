import { useEffect, useRef, useState } from 'react'
import type { FoundAddress, PostcodeSearch } from '../drop-model/postcode.ts'
import { usePurchaseMessages } from './use-purchase-messages.ts'
import './DeliveryFields.css'
import './PurchaseSheet.css'

export interface PostcodePanelProps {
  search: PostcodeSearch
  onFound(found: FoundAddress): void
}

/** The address search in the sheet; a failed load asks the fan to type the address. */
export function PostcodePanel({ search, onFound }: PostcodePanelProps) {
  const messages = usePurchaseMessages()
  const host = useRef<HTMLDivElement>(null)
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
      <p className="fandeck-purchase__error" role="alert">
        {messages['purchase.delivery.searchFailed']}
      </p>
    )
  }
  return (
    <section
      ref={host}
      className="fandeck-delivery__search"
      aria-label={messages['purchase.delivery.search']}
    />
  )
}
