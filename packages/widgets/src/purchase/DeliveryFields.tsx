import { useSavedDelivery } from '@fandeck/react'
import type { Delivery } from '@fandeck/sdk'
import { typedDigits, typedPhone } from '@fandeck/sdk/input'
import { Info } from 'lucide-react'
import { type ChangeEvent, useEffect, useRef, useState } from 'react'
import { useDropModel } from '../drop-model/drop-context.ts'
import { Button } from '../primitives/button/Button.tsx'
import { Check } from '../primitives/check/Check.tsx'
import { Field } from '../primitives/field/Field.tsx'
import { FormattedField } from '../primitives/field/FormattedField.tsx'
import { SelectField } from '../primitives/field/SelectField.tsx'
import { PostcodePanel } from './PostcodePanel.tsx'
import { usePurchaseMessages } from './use-purchase-messages.ts'
import '../drop-model/Postcode.css'
import './DeliveryFields.css'
import './PurchaseSheet.css'

const typedPostcode = (typed: string) => typedDigits(typed, 5)
const REQUESTS = ['door', 'guard', 'call', 'hand'] as const

export interface DeliveryFieldsProps {
  /** Whether the address is saved for later orders. */
  keep: boolean
  onKeepChange(keep: boolean): void
}

/**
 * The delivery address of a drop: five required fields and a note to the courier (S3.17). An empty form begins with the
 * address that the member has saved.
 */
export function DeliveryFields({ keep, onKeepChange }: DeliveryFieldsProps) {
  const messages = usePurchaseMessages()
  const { state, purchase, postcodeSearch } = useDropModel()
  const [searching, setSearching] = useState(false)
  const detail = useRef<HTMLInputElement>(null)
  const { delivery } = state.payment
  const { data: saved } = useSavedDelivery()
  const empty = !Object.values(delivery).some(Boolean)
  const untouched = useRef(empty)
  useEffect(() => {
    if (saved && untouched.current) purchase.setDelivery(saved)
    if (saved !== undefined || !empty) untouched.current = false
  }, [saved, empty, purchase])
  const field = (name: keyof Delivery, autoComplete: string) => ({
    labelHidden: true,
    value: delivery[name],
    autoComplete,
    required: name !== 'deliveryRequest',
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => purchase.setDelivery({ [name]: target.value }),
  })
  const named = (label: string) => ({ label, placeholder: label })

  return (
    <fieldset className="fandeck-delivery">
      <legend className="fandeck-delivery__head">
        <span className="fandeck-purchase__legend">{messages['purchase.delivery']}</span>
        <span className="fandeck-caption">{messages['purchase.delivery.with']}</span>
      </legend>
      <div className="fandeck-delivery__pair">
        <Field
          {...named(messages['purchase.delivery.name'])}
          {...field('deliveryName', 'name')}
          maxLength={40}
        />
        <FormattedField
          {...named(messages['purchase.delivery.phone'])}
          {...field('deliveryPhone', 'tel-national')}
          format={typedPhone}
          inputMode="tel"
          maxLength={20}
        />
      </div>
      <div className="fandeck-postcode" data-search={postcodeSearch && true}>
        <FormattedField
          {...named(messages['purchase.delivery.zip'])}
          {...field('postNumber', 'postal-code')}
          format={typedPostcode}
          inputMode="numeric"
        />
        {postcodeSearch && (
          <Button kind="secondary" aria-expanded={searching} onClick={() => setSearching(!searching)}>
            {messages['purchase.delivery.search']}
          </Button>
        )}
      </div>
      {postcodeSearch && searching && (
        <PostcodePanel
          search={postcodeSearch}
          onFound={(found) => {
            purchase.setDelivery(found)
            setSearching(false)
            detail.current?.focus()
          }}
        />
      )}
      <Field
        {...named(messages['purchase.delivery.address'])}
        {...field('address', 'street-address')}
        maxLength={200}
      />
      <Field
        {...named(messages['purchase.delivery.detail'])}
        {...field('addressDetail', 'address-line2')}
        ref={detail}
        maxLength={100}
      />
      <SelectField
        label={messages['purchase.delivery.request']}
        labelHidden
        value={delivery.deliveryRequest}
        onChange={({ target }) => purchase.setDelivery({ deliveryRequest: target.value })}
      >
        <option value="">{messages['purchase.delivery.request']}</option>
        {REQUESTS.map((request) => (
          <option key={request} value={messages[`purchase.delivery.request.${request}`]}>
            {messages[`purchase.delivery.request.${request}`]}
          </option>
        ))}
      </SelectField>
      <Check shape="plain" checked={keep} onChange={({ target }) => onKeepChange(target.checked)}>
        {messages['purchase.delivery.save']}
      </Check>
      <p className="fandeck-field__note">
        <Info size={16} strokeWidth={2} aria-hidden />
        {messages['purchase.delivery.hint']}
      </p>
    </fieldset>
  )
}
