import { constants, paymentStart } from '../constants.ts'
import type { Delivery, MintingInfo, PaymentMethod, ReceiptInfoType, ReceiptType } from './drops.schema.ts'

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
  minting: Pick<MintingInfo, 'startAt' | 'endAt' | 'enabled'>,
  now: number,
  remaining?: number,
): DropPhase {
  if (!minting.enabled || now >= minting.endAt) return 'closed'
  if (now < minting.startAt) return 'upcoming'
  return remaining === 0 ? 'soldOut' : 'open'
}

/** Most packs that one purchase may hold: the limit a transaction, what the member may still buy, what is left. */
export function maxCount(
  minting: Pick<MintingInfo, 'maxQtyTxn'>,
  possible?: number,
  remaining?: number,
): number {
  return Math.max(
    0,
    Math.min(minting.maxQtyTxn, possible ?? Number.POSITIVE_INFINITY, remaining ?? Number.POSITIVE_INFINITY),
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

/** Whether a delivery counts as present: name, phone, post number, address and detail are all filled (S3.18). */
export const isDeliveryComplete = (delivery: Omit<Delivery, 'deliveryRequest'>): boolean =>
  [
    delivery.deliveryName,
    delivery.deliveryPhone,
    delivery.postNumber,
    delivery.address,
    delivery.addressDetail,
  ].every((field) => field.trim() !== '')

/** Whether a cash receipt can be used: a type is chosen and the info is there (S5.12). */
export const isCashReceiptUsable = (receipt: CashReceipt): boolean =>
  receipt.receiptType !== 'none' && receipt.receiptInfo.trim() !== ''

/** The size of the payment window for a method, CSS px (S9.4). */
export function paymentPopupSize(method: PaymentMethod): { width: number; height: number } {
  const sizes = constants.paymentPopup
  return method === 'K' || method === 'T' ? sizes.other : sizes[method]
}
