import { useSavedDelivery } from '@fandeck/react'
import { forwardRef } from 'react'
import { MemberOnly } from '../account-fields/MemberOnly.tsx'
import type { PostcodeSearch } from '../drop-model/postcode.ts'
import { Part, type PartProps } from '../primitives/part/Part.tsx'
import { QueryState } from '../primitives/query-state/QueryState.tsx'
import { AddressLoading } from './AddressLoading.tsx'
import { SavedAddress } from './SavedAddress.tsx'
import '../account-fields/AccountForm.css'
import './AddressForm.css'

/** The props of the form of the delivery address. */
export interface AddressFormProps extends Omit<PartProps, 'role' | 'onSubmit'> {
  /** The address search, such as `daumPostcode()`; without it, the fan types the address. */
  postcodeSearch?: PostcodeSearch | undefined
}

/**
 * The delivery address that the member has saved for later orders. Needs a `ModalProvider` and a `ToastProvider`.
 *
 * @see S3.17
 */
export const AddressForm = /* @__PURE__ */ forwardRef<HTMLElement, AddressFormProps>(function AddressForm(
  { postcodeSearch, ...root },
  ref,
) {
  const query = useSavedDelivery()
  const { data } = query
  if (data !== undefined)
    return (
      <SavedAddress {...root} ref={ref} key={data ? 'saved' : 'empty'} saved={data} search={postcodeSearch} />
    )
  return (
    <Part base="fandeck-root fandeck-form fandeck-address" {...root} ref={ref}>
      <MemberOnly>
        <QueryState query={query} loading={<AddressLoading />}>
          {() => null}
        </QueryState>
      </MemberOnly>
    </Part>
  )
})
