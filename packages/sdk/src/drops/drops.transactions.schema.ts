import * as z from 'zod/mini'
import { count, lenientList, seoulTime, textOrNone, whole, wireObject, yesNoOrNone } from '../http/wire.ts'
import { DrawnCard, ReturnRequest } from './drops.packs.schema.ts'
import { DeliveryBody, OrderStatus, PaymentMethod, ReceiptType } from './drops.schema.ts'

const fields = {
  orderId: ['order_id', z.string()],
  dropId: ['minting_seq', whole],
  title: ['title', z.string()],
  thumb: ['thumb', z.string()],
  /** Number of packs. */
  amount: ['amount', count],
  /** Total in KRW. */
  paymentAmount: ['payment_amount', count],
  method: ['payment_method', PaymentMethod],
  status: ['status', OrderStatus],
  /** When it was ordered, epoch ms. */
  at: ['dttm', seoulTime],
  /** Whether the order has a delivery. */
  delivery: ['delivery_yn', yesNoOrNone],
  /** The carrier, once the parcel has been shipped. */
  carrier: ['carrier', textOrNone],
  invoiceNumber: ['invoice_no', textOrNone],
  /** When the parcel was delivered, epoch ms; absent before. */
  deliveredAt: ['delivered_dttm', z.nullish(seoulTime)],
} as const

/** A purchase of the member, as my page lists it (D17). */
export const Transaction = wireObject(fields)
export type Transaction = z.output<typeof Transaction>
/** The query of GET /mypage/transaction. */
export const TransactionQuery = z.object({ cursor: z.optional(z.string()) })
/** GET /mypage/transaction?cursor (S7.48), newest first; `next` is the cursor of the next page. */
export const TransactionListReply = wireObject({
  rows: ['list', lenientList(Transaction)],
  next: ['next', textOrNone],
})

/** GET /mypage/transaction/{order_id}: one purchase with all that my page says about it (D17, D79). */
export const TransactionReply = wireObject({
  ...fields,
  /** Number of cards in a pack. */
  cardsPerPack: ['one_time_qty', count],
  receiptType: ['receipt_type', ReceiptType],
  /** The address of the parcel; absent for an order without a delivery. */
  address: ['delivery', z.nullish(DeliveryBody)],
  /** Whether the packs have been opened (D79). */
  opened: ['opened_yn', yesNoOrNone],
  /** The cards of opened packs. */
  cards: ['cards', z.array(DrawnCard)],
  /** The end of the time to cancel, epoch ms; absent for an order that cannot be cancelled. */
  cancelUntil: ['cancel_until_dttm', z.nullish(seoulTime)],
  /** The end of the time to request a return, epoch ms; absent for an order that cannot be returned (D79). */
  returnUntil: ['return_until_dttm', z.nullish(seoulTime)],
  /** The return that the fan has requested, if any (D79). */
  returnRequest: ['return', z.nullish(ReturnRequest)],
  /** Why the order has ended without cards. */
  reason: ['reason', textOrNone],
})
/** One purchase with its parcel, its receipt and its contents. */
export type TransactionDetail = z.output<typeof TransactionReply>
