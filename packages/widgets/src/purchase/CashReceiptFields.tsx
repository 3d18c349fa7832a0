import { formatBusinessNumber, formatReceiptCard } from '@fandeck/sdk'
import { type ReceiptType, receiptInfoTypes } from '@fandeck/sdk/drops'
import { typedPhone } from '@fandeck/sdk/input'
import { useId } from 'react'
import { useDropModel } from '../drop-model/drop-context.ts'
import { FormattedField } from '../primitives/field/FormattedField.tsx'
import { Radio, RadioGroup } from '../primitives/radio/Radio.tsx'
import { Segment } from '../primitives/segment/Segment.tsx'
import { usePurchaseMessages } from './use-purchase-messages.ts'
import './PurchaseSheet.css'

const TYPES: readonly ReceiptType[] = ['none', 'personal', 'business']
const FORMATS = { phone: typedPhone, card: formatReceiptCard, business: formatBusinessNumber } as const

/** The type and the number of the cash receipt of a bank transfer. */
export function CashReceiptFields() {
  const messages = usePurchaseMessages()
  const name = useId()
  const { state, purchase } = useDropModel()
  const { receiptType, receiptInfoType, receiptInfo } = state.payment.cashReceipt
  const infoTypes = receiptInfoTypes(receiptType)
  const labels = {
    phone: messages['purchase.receipt.phone'],
    card: messages['purchase.receipt.card'],
    business: messages['purchase.receipt.businessNumber'],
  }

  function chooseType(type: ReceiptType) {
    purchase.setReceiptType(type)
    for (const first of receiptInfoTypes(type).slice(0, 1)) purchase.setReceiptInfoType(first)
  }

  return (
    <div className="fandeck-purchase__receipt">
      <p className="fandeck-purchase__legend">{messages['purchase.receipt']}</p>
      <Segment
        label={messages['purchase.receipt']}
        value={receiptType}
        onChange={chooseType}
        options={TYPES.map((value) => ({ value, label: messages[`purchase.receipt.${value}`] }))}
      />
      {infoTypes.length > 1 && (
        <RadioGroup label={messages['purchase.receipt']} labelHidden layout="row">
          {infoTypes.map((type) => (
            <Radio
              key={type}
              name={name}
              checked={type === receiptInfoType}
              onChange={() => purchase.setReceiptInfoType(type)}
            >
              {labels[type]}
            </Radio>
          ))}
        </RadioGroup>
      )}
      {infoTypes.length > 0 && (
        <FormattedField
          format={FORMATS[receiptInfoType]}
          label={labels[receiptInfoType]}
          labelHidden
          placeholder={labels[receiptInfoType]}
          hint={messages['purchase.receipt.hint']}
          inputMode="numeric"
          autoComplete={receiptInfoType === 'phone' ? 'tel-national' : 'off'}
          value={receiptInfo}
          onChange={(event) => purchase.setReceiptInfo(event.target.value)}
        />
      )}
    </div>
  )
}
