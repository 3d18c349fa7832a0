import { constants, paymentStart } from '../constants.ts'
import { cleanLine } from '../input/text.ts'
import type { Order, Reservation } from './drops.orders.schema.ts'
import type { Delivery, DropInfo, PaymentMethod, ReceiptInfoType, ReceiptType } from './drops.schema.ts'

/** The sales phase of a drop. */
export type DropPhase = 'upcoming' | 'open' | 'paused' | 'soldOut' | 'closed'

/**
 * Returns the phase of a drop: open from its start, closed from its end (half-open interval), paused while its shop says
 * so (D88), sold out only when a server has reported that none are left; an unknown stock counts as available (D68).
 *
 * @param now server time, epoch ms
 * @param remaining number of packs left, `undefined` when unknown
 */
export function phaseOf(
  info: Pick<DropInfo, 'startAt' | 'endAt' | 'enabled' | 'state'>,
  now: number,
  remaining?: number,
): DropPhase {
  if (now >= info.endAt) return 'closed'
  if (info.state === 'paused') return 'paused'
  if (!info.enabled) return 'closed'
  if (now < info.startAt) return 'upcoming'
  return remaining === 0 ? 'soldOut' : 'open'
}

/** Returns the maximum packs of a purchase: the least of the order limit, the member's limit and the stock. */
export function maxCount(info: Pick<DropInfo, 'maxPerOrder'>, possible?: number, remaining?: number): number {
  return Math.max(
    0,
    Math.min(info.maxPerOrder, possible ?? Number.POSITIVE_INFINITY, remaining ?? Number.POSITIVE_INFINITY),
  )
}

/** The cash receipt that a fan requests (S3.19). */
export interface CashReceipt {
  receiptType: ReceiptType
  receiptInfoType: ReceiptInfoType
  receiptInfo: string
}

/** Amount and method of a payment (S3.16). */
export interface PaymentState {
  type: 'normal'
  orderId: string | undefined
  payment: { redirectUrl: string | undefined; method: PaymentMethod }
  delivery: Delivery
  cashReceipt: CashReceipt
}

const noReceipt: CashReceipt = {
  receiptType: paymentStart.receiptType,
  receiptInfoType: paymentStart.receiptInfoType,
  receiptInfo: '',
}

/** The initial payment state. */
export const initialPayment: PaymentState = {
  type: 'normal',
  orderId: undefined,
  payment: { redirectUrl: undefined, method: paymentStart.method },
  delivery: {
    deliveryName: '',
    deliveryPhone: '',
    postNumber: '',
    address: '',
    addressDetail: '',
    deliveryRequest: '',
  },
  cashReceipt: noReceipt,
}

/** Sets the method and resets the cash receipt (S4.49). */
export const withMethod = (state: PaymentState, method: PaymentMethod): PaymentState => ({
  ...state,
  payment: { ...state.payment, method },
  cashReceipt: noReceipt,
})

/** Sets the receipt type and resets its info type and info (S4.50). */
export const withReceiptType = (state: PaymentState, receiptType: ReceiptType): PaymentState => ({
  ...state,
  cashReceipt: { ...noReceipt, receiptType },
})

/** Sets the info type and resets the info (S4.51). */
export const withReceiptInfoType = (state: PaymentState, receiptInfoType: ReceiptInfoType): PaymentState => ({
  ...state,
  cashReceipt: { ...state.cashReceipt, receiptInfoType, receiptInfo: '' },
})

const filled = (value: unknown): boolean => typeof value === 'string' && cleanLine(value) !== ''

/**
 * Returns whether a delivery is complete: name, phone, post number, address and detail are filled. Returns `false` for
 * a missing delivery or field.
 *
 * @see S3.18
 */
export const isDeliveryComplete = (
  delivery: Partial<Omit<Delivery, 'deliveryRequest'>> | null | undefined,
): boolean =>
  [
    delivery?.deliveryName,
    delivery?.deliveryPhone,
    delivery?.postNumber,
    delivery?.address,
    delivery?.addressDetail,
  ].every(filled)

/** Returns whether a cash receipt has a type and its info; `false` for a missing field (S5.12). */
export const isCashReceiptUsable = (receipt: Partial<CashReceipt> | null | undefined): boolean =>
  filled(receipt?.receiptType) && receipt?.receiptType !== 'none' && filled(receipt?.receiptInfo)

/** Returns whether an order is the reserved one: the same id and the same amount (D20). */
export const isOrderOf = (
  order: Pick<Order, 'orderId' | 'paymentAmount'>,
  reservation: Pick<Reservation, 'orderId' | 'paymentAmount'> | undefined,
): boolean => order.orderId === reservation?.orderId && order.paymentAmount === reservation.paymentAmount

/** A size in CSS px. */
export interface PopupSize {
  width: number
  height: number
}

/** Returns the payment window's size for a method, CSS px (S9.4). */
export function paymentPopupSize(method: PaymentMethod): PopupSize {
  const sizes: Partial<Record<PaymentMethod, PopupSize>> & { other: PopupSize } = constants.paymentPopup
  return sizes[method] ?? sizes.other
}
