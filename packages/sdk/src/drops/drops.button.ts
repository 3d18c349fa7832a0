import { constants } from '../constants.ts'
import type { Reservation } from './drops.orders.schema.ts'
import { type CashReceipt, type DropPhase, isCashReceiptUsable, isDeliveryComplete } from './drops.rules.ts'
import type { Delivery, DropInfo, PaymentMethod, ReceiptInfoType, ReceiptType } from './drops.schema.ts'

/** The action of a drop's button; `checking` awaits an answer, `retry` follows a failed request. */
export type DropCta =
  | 'upcoming'
  | 'paused'
  | 'ended'
  | 'soldOut'
  | 'login'
  | 'checking'
  | 'retry'
  | 'notListed'
  | 'limited'
  | 'buy'
  | 'resume'

/** The state of a request: unanswered, failed, or its answer. */
export type Answer<T> = 'pending' | 'failed' | T

/** The inputs of `ctaOf`. */
export interface CtaFacts {
  phase: DropPhase
  /** Whether a reservation of this drop awaits payment. */
  held: boolean
  loggedIn: boolean
  /** Whether the member is on the whitelist; `true` for a drop without one. */
  listed: Answer<boolean>
  /** The number of packs that the member may still buy. */
  possible: Answer<number>
}

/**
 * Returns the action of a drop's button. A held reservation takes precedence over the phase. A failed limit request
 * does not block the sale, because the server checks the limit again.
 */
export function ctaOf({ phase, held, loggedIn, listed, possible }: CtaFacts): DropCta {
  if (held && loggedIn) return 'resume'
  if (phase === 'upcoming') return 'upcoming'
  if (phase === 'paused') return 'paused'
  if (phase === 'closed') return 'ended'
  if (phase === 'soldOut') return 'soldOut'
  if (!loggedIn) return 'login'
  if (listed === 'failed') return 'retry'
  if (listed === 'pending' || possible === 'pending') return 'checking'
  if (!listed) return 'notListed'
  return possible === 0 ? 'limited' : 'buy'
}

/** Returns the price of `count` packs in KRW; 0 for a free drop (D61). */
export const totalAmount = (info: Pick<DropInfo, 'paid' | 'paymentAmount'>, count: number): number =>
  info.paid ? info.paymentAmount * count : 0

/**
 * Returns the total in KRW that a purchase shows and agrees to: that of the reservation, else what the server has named
 * last, else the price of the drop (D83).
 */
export const amountToPay = (
  info: Pick<DropInfo, 'paid' | 'paymentAmount'>,
  state: {
    count: number
    quotedAmount: number | undefined
    reservation: Pick<Reservation, 'paymentAmount'> | undefined
  },
): number => state.reservation?.paymentAmount ?? state.quotedAmount ?? totalAmount(info, state.count)

/** Returns whether a payment method offers a cash receipt: only a bank transfer does. */
export const isReceiptOffered = (method: PaymentMethod): boolean => method === 'bankTransfer'

const INFO_TYPES: Record<ReceiptType, readonly ReceiptInfoType[]> = {
  none: [],
  personal: ['phone', 'card'],
  business: ['business'],
}

/** Returns the identifiers that a receipt type accepts; forms preselect the first one (D67). */
export const receiptInfoTypes = (type: ReceiptType): readonly ReceiptInfoType[] => INFO_TYPES[type]

/**
 * Returns whether a choice can be paid: the count is within the limit, the required terms are accepted, the cash
 * receipt is complete or not requested, and the delivery address, if the drop needs one, is complete.
 */
export const canPay = (choice: {
  count: number
  max: number
  agreed: boolean
  cashReceipt: CashReceipt
  /** The delivery address; `undefined` for a drop without delivery. */
  delivery?: Delivery | undefined
}): boolean =>
  choice.agreed &&
  choice.count >= constants.drop.count &&
  choice.count <= choice.max &&
  (choice.delivery === undefined || isDeliveryComplete(choice.delivery)) &&
  (choice.cashReceipt.receiptType === 'none' || isCashReceiptUsable(choice.cashReceipt))

/** Returns whether an address is safe to open as a payment page: http or https only. */
export const isPaymentUrl = (address: string): boolean =>
  URL.canParse(address) && ['https:', 'http:'].includes(new URL(address).protocol)

export { isInAppBrowser } from '../kernel/in-app.ts'
