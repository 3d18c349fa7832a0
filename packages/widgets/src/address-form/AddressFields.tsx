import type { Delivery } from '@fandeck/sdk'
import { cleanLine, typedDigits, typedPhone } from '@fandeck/sdk/input'
import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { FoundAddress, PostcodeSearch } from '../drop-model/postcode.ts'
import { Button } from '../primitives/button/Button.tsx'
import { Field } from '../primitives/field/Field.tsx'
import { FormattedField } from '../primitives/field/FormattedField.tsx'
import { AddressSearch } from './AddressSearch.tsx'
import { useAddressMessages } from './use-address-messages.ts'
import '../drop-model/Postcode.css'

const typedPostcode = (typed: string) => typedDigits(typed, 5)

interface AddressFieldsProps {
  form: UseFormReturn<Delivery>
  search: PostcodeSearch | undefined
}

/** The fields of an address, with the search that fills the postcode and the street (S3.17). */
export function AddressFields({ form, search }: AddressFieldsProps) {
  const messages = useAddressMessages()
  const { register, setValue, setFocus, formState } = form
  const [searching, setSearching] = useState(false)
  const filled = (sentence: string) => ({ validate: (text: string) => cleanLine(text) !== '' || sentence })
  const errorOf = (name: keyof Delivery) => formState.errors[name]?.message
  const take = ({ postNumber, address }: FoundAddress) => {
    setValue('postNumber', postNumber, { shouldValidate: true, shouldDirty: true })
    setValue('address', address, { shouldValidate: true, shouldDirty: true })
    setSearching(false)
    setFocus('addressDetail')
  }
  return (
    <>
      <div className="fandeck-address__pair">
        <Field
          label={messages['address.recipient']}
          autoComplete="name"
          maxLength={40}
          error={errorOf('deliveryName')}
          {...register('deliveryName', filled(messages['address.recipient.missing']))}
        />
        <FormattedField
          label={messages['address.phone']}
          format={typedPhone}
          autoComplete="tel-national"
          inputMode="tel"
          maxLength={20}
          error={errorOf('deliveryPhone')}
          {...register('deliveryPhone', filled(messages['address.phone.missing']))}
        />
      </div>
      <div className="fandeck-postcode" data-search={search && true}>
        <FormattedField
          label={messages['address.postcode']}
          format={typedPostcode}
          autoComplete="postal-code"
          inputMode="numeric"
          error={errorOf('postNumber')}
          {...register('postNumber', filled(messages['address.postcode.missing']))}
        />
        {search && (
          <Button
            className="fandeck-address__find"
            kind="secondary"
            aria-expanded={searching}
            onClick={() => setSearching(!searching)}
          >
            {messages['address.search']}
          </Button>
        )}
      </div>
      {search && searching && <AddressSearch search={search} onFound={take} />}
      <Field
        label={messages['address.street']}
        autoComplete="street-address"
        maxLength={200}
        error={errorOf('address')}
        {...register('address', filled(messages['address.street.missing']))}
      />
      <Field
        label={messages['address.detail']}
        autoComplete="address-line2"
        maxLength={100}
        error={errorOf('addressDetail')}
        {...register('addressDetail', filled(messages['address.detail.missing']))}
      />
      <Field
        label={messages['address.request']}
        autoComplete="off"
        maxLength={100}
        {...register('deliveryRequest')}
      />
    </>
  )
}
