import type { FoundAddress, PostcodeSearch } from '../drop-model/postcode.ts'
import { usePostcodeSearch } from '../drop-model/use-postcode-search.ts'
import { usePurchaseMessages } from './use-purchase-messages.ts'
import '../drop-model/Postcode.css'
import './PurchaseSheet.css'

export interface PostcodePanelProps {
  search: PostcodeSearch
  onFound(found: FoundAddress): void
}

/** The address search in the sheet; a failed load asks the fan to type the address. */
export function PostcodePanel({ search, onFound }: PostcodePanelProps) {
  const messages = usePurchaseMessages()
  const { host, failed } = usePostcodeSearch(search, onFound)
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
      className="fandeck-postcode__search"
      aria-label={messages['purchase.delivery.search']}
    />
  )
}
