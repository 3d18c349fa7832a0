import { constants } from '../constants.ts'
import { type CashReceipt, type DropPhase, isCashReceiptUsable, isDeliveryComplete } from './drops.rules.ts'
import type { Delivery, DropInfo, PaymentMethod, ReceiptInfoType, ReceiptType } from './drops.schema.ts'

/** What the button of a drop offers; `checking` waits for an answer, `retry` could not get one. */
export type DropCta =
  | 'upcoming'
  | 'ended'
  | 'soldOut'
  | 'login'
  | 'checking'
  | 'retry'
  | 'notListed'
  | 'limited'
  | 'buy'
  | 'resume'

/** What has been asked of a server: not yet answered, failed, or its answer. */
export type Answer<T> = 'pending' | 'failed' | T

/** What the button of a drop is decided by. */
export interface CtaFacts {
  phase: DropPhase
  /** A reservation of this drop waits for its payment. */
  held: boolean
  loggedIn: boolean
  /** Whether the member is on the whitelist; `true` for a drop without one. */
  listed: Answer<boolean>
  /** Packs that the member may still buy. */
  possible: Answer<number>
}

/**
 * What the button of a drop offers. A held reservation comes first, whatever the phase; a limit that could not be
 * asked for does not stop the sale, because the server decides it again.
 */
export function ctaOf({ phase, held, loggedIn, listed, possible }: CtaFacts): DropCta {
  if (held && loggedIn) return 'resume'
  if (phase === 'upcoming') return 'upcoming'
  if (phase === 'closed') return 'ended'
  if (phase === 'soldOut') return 'soldOut'
  if (!loggedIn) return 'login'
  if (listed === 'failed') return 'retry'
  if (listed === 'pending' || possible === 'pending') return 'checking'
  if (!listed) return 'notListed'
  return possible === 0 ? 'limited' : 'buy'
}

/** KRW for a number of packs; a free drop costs nothing (D61). */
export const totalAmount = (info: Pick<DropInfo, 'paid' | 'paymentAmount'>, count: number): number =>
  info.paid ? info.paymentAmount * count : 0

/** Whether a method comes with a cash receipt: a bank transfer does. */
export const isReceiptOffered = (method: PaymentMethod): boolean => method === 'bankTransfer'

const INFO_TYPES: Record<ReceiptType, readonly ReceiptInfoType[]> = {
  none: [],
  personal: ['phone', 'card'],
  business: ['business'],
}

/** By what a receipt of a type can be asked for; the form selects the first (D67). */
export const receiptInfoTypes = (type: ReceiptType): readonly ReceiptInfoType[] => INFO_TYPES[type]

/**
 * Whether a choice can be paid: within the limit, the required terms agreed to, a receipt complete or not wanted, and
 * the address complete where a parcel goes out.
 */
export const canPay = (choice: {
  count: number
  max: number
  agreed: boolean
  cashReceipt: CashReceipt
  /** Where the parcel goes; `undefined` for a drop without one. */
  delivery?: Delivery | undefined
}): boolean =>
  choice.agreed &&
  choice.count >= constants.drop.count &&
  choice.count <= choice.max &&
  (choice.delivery === undefined || isDeliveryComplete(choice.delivery)) &&
  (choice.cashReceipt.receiptType === 'none' || isCashReceiptUsable(choice.cashReceipt))

/** Whether an address may be shown as a payment page: http or https and nothing that could run as a script. */
export const isPaymentUrl = (address: string): boolean =>
  URL.canParse(address) && ['https:', 'http:'].includes(new URL(address).protocol)

export { isInAppBrowser } from '../kernel/in-app.ts'
