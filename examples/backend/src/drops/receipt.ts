import type { PurchaseBody } from '@fandeck/sdk/wire'
import type * as z from 'zod/mini'

type Receipt = Pick<
  z.output<typeof PurchaseBody>,
  'method' | 'receiptType' | 'receiptInfoType' | 'receiptInfo'
>

/** The digits without hyphens; with hyphens, a card has 22 characters and a business 12 (S5.10, S5.11). */
const DIGITS = { phone: /^\d{9,11}$/, card: /^\d{13,19}$/, business: /^\d{10}$/ }

/** Returns whether a cash receipt is valid: for bank transfers only, in the format of its type (D20b, D67). */
export function isReceiptValid({ method, receiptType, receiptInfoType, receiptInfo }: Receipt): boolean {
  if (receiptType === 'none') return true
  if (method !== 'bankTransfer' || (receiptInfoType === 'business') !== (receiptType === 'business'))
    return false
  return DIGITS[receiptInfoType].test(receiptInfo.replaceAll('-', ''))
}
