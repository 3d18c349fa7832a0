import type { PurchaseBody } from '@fandeck/sdk/wire'
import type * as z from 'zod/mini'

type Receipt = Pick<
  z.output<typeof PurchaseBody>,
  'method' | 'receiptType' | 'receiptInfoType' | 'receiptInfo'
>

/** Digits once the hyphens are dropped; lengths with hyphens are 22 for a card and 12 for a business (S5.10, S5.11). */
const DIGITS = { phone: /^\d{9,11}$/, card: /^\d{13,19}$/, business: /^\d{10}$/ }

/** Whether a cash receipt may be asked for like this: for bank transfers only, of the kind that its type has (D20b, D67). */
export function isReceiptValid({ method, receiptType, receiptInfoType, receiptInfo }: Receipt): boolean {
  if (receiptType === 'none') return true
  if (method !== 'bankTransfer' || (receiptInfoType === 'business') !== (receiptType === 'business'))
    return false
  return DIGITS[receiptInfoType].test(receiptInfo.replaceAll('-', ''))
}
