import type { FoundAddress, PostcodeSearch } from '../drop-model/postcode.ts'
import { usePostcodeSearch } from '../drop-model/use-postcode-search.ts'
import { useAddressMessages } from './use-address-messages.ts'
import '../drop-model/Postcode.css'

interface AddressSearchProps {
  search: PostcodeSearch
  onFound(found: FoundAddress): void
}

/** The address search; a failed load asks the fan to type the address. */
export function AddressSearch({ search, onFound }: AddressSearchProps) {
  const messages = useAddressMessages()
  const { host, failed } = usePostcodeSearch(search, onFound)
  if (failed) {
    return (
      <p className="fandeck-form__note" role="alert">
        {messages['purchase.delivery.searchFailed']}
      </p>
    )
  }
  return <section ref={host} className="fandeck-postcode__search" aria-label={messages['address.search']} />
}
