import { type FoundAddress, type PostcodeSearch, usePostcodeSearch } from '@fandeck/widgets'

interface AddressSearchProps {
  search: PostcodeSearch
  onFound(found: FoundAddress): void
}

/** The address search; a failed load asks the fan to type the address. */
export function AddressSearch({ search, onFound }: AddressSearchProps) {
  const { host, failed } = usePostcodeSearch(search, onFound)
  if (failed) {
    return (
      <p className="site-form__note" role="alert">
        주소 찾기를 열지 못했어요. 주소를 직접 입력해 주세요.
      </p>
    )
  }
  return <section ref={host} className="site-address__search" aria-label="주소 찾기" />
}
