import { constants, paymentStart } from '../constants.ts'
import type {
  Delivery,
  DropInfo,
  Order,
  PaymentMethod,
  ReceiptInfoType,
  ReceiptType,
  Reservation,
} from './drops.schema.ts'

/** Where a drop stands. */
export type DropPhase = 'upcoming' | 'open' | 'soldOut' | 'closed'

/**
 * Where a drop stands at a moment: open from its start, closed from its end (half-open), sold out only when a server
 * has said that none is left; an unknown stock counts as some (D68).
 *
 * @param now server time, epoch ms
 * @param remaining packs that are left, `undefined` when it is not known
 */
export function phaseOf(
  info: Pick<DropInfo, 'startAt' | 'endAt' | 'enabled'>,
  now: number,
  remaining?: number,
): DropPhase {
  if (!info.enabled || now >= info.endAt) return 'closed'
  if (now < info.startAt) return 'upcoming'
  return remaining === 0 ? 'soldOut' : 'open'
}

/** Most packs that one purchase may hold: the limit a transaction, what the member may still buy, what is left. */
export function maxCount(info: Pick<DropInfo, 'maxPerOrder'>, possible?: number, remaining?: number): number {
  return Math.max(
    0,
    Math.min(info.maxPerOrder, possible ?? Number.POSITIVE_INFINITY, remaining ?? Number.POSITIVE_INFINITY),
  )
}

/** The cash receipt that a fan asks for (S3.19). */
export interface CashReceipt {
  receiptType: ReceiptType
  receiptInfoType: ReceiptInfoType
  receiptInfo: string
}

/** What is paid and how (S3.16). */
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

/** What a payment starts with. */
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

/** Changing the method resets the cash receipt (S4.49). */
export const withMethod = (state: PaymentState, method: PaymentMethod): PaymentState => ({
  ...state,
  payment: { ...state.payment, method },
  cashReceipt: noReceipt,
})

/** Changing the receipt type resets info type and info (S4.50). */
export const withReceiptType = (state: PaymentState, receiptType: ReceiptType): PaymentState => ({
  ...state,
  cashReceipt: { ...noReceipt, receiptType },
})

/** Changing the info type resets the info (S4.51). */
export const withReceiptInfoType = (state: PaymentState, receiptInfoType: ReceiptInfoType): PaymentState => ({
  ...state,
  cashReceipt: { ...state.cashReceipt, receiptInfoType, receiptInfo: '' },
})

const filled = (value: unknown): boolean => typeof value === 'string' && value.trim() !== ''

/**
 * Whether a delivery counts as present: name, phone, post number, address and detail are all filled. A missing
 * delivery or field is not (S3.18).
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

/** Whether a cash receipt can be used: a type is chosen and the info is filled; a missing field is not (S5.12). */
export const isCashReceiptUsable = (receipt: Partial<CashReceipt> | null | undefined): boolean =>
  filled(receipt?.receiptType) && receipt?.receiptType !== 'none' && filled(receipt?.receiptInfo)

/** Whether an order is the one reserved: the same id and the same sum (D20). */
export const isOrderOf = (
  order: Pick<Order, 'orderId' | 'paymentAmount'>,
  reservation: Pick<Reservation, 'orderId' | 'paymentAmount'> | undefined,
): boolean => order.orderId === reservation?.orderId && order.paymentAmount === reservation.paymentAmount

/** The size of the payment window for a method, CSS px (S9.4). */
export function paymentPopupSize(method: PaymentMethod): { width: number; height: number } {
  const sizes = constants.paymentPopup
  return method === 'kakaoPay' || method === 'toss' ? sizes.other : sizes[method]
}
