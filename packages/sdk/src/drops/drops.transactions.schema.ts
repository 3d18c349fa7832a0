import * as z from 'zod/mini'
import {
  type Codec,
  count,
  lenientList,
  seoulTime,
  textOrNone,
  whole,
  wireObject,
  yesNoOrNone,
} from '../http/wire.ts'
import { OrderStatus } from './drops.orders.schema.ts'
import { DrawnCard, ReturnRequest } from './drops.packs.schema.ts'
import { type Delivery, DeliveryBody, PaymentMethod, ReceiptType } from './drops.schema.ts'

const fields = {
  orderId: ['order_id', z.string()],
  dropId: ['minting_seq', whole],
  title: ['title', z.string()],
  thumb: ['thumb', z.string()],
  amount: ['amount', count],
  paymentAmount: ['payment_amount', count],
  refundedAmount: ['refunded_amount', z.nullish(count)],
  method: ['payment_method', PaymentMethod],
  status: ['status', OrderStatus],
  at: ['dttm', seoulTime],
  delivery: ['delivery_yn', yesNoOrNone],
  carrier: ['carrier', textOrNone],
  invoiceNumber: ['invoice_no', textOrNone],
  deliveredAt: ['delivered_dttm', z.nullish(seoulTime)],
} as const

/** A purchase of the member, as my page lists it (D17). */
export interface Transaction {
  orderId: string
  dropId: number
  title: string
  /** URL. */
  thumb: string
  /** Number of packs. */
  amount: number
  /** Total, won. */
  paymentAmount: number
  /** What the shop has refunded of it while the order stays paid, won; absent without such a refund. */
  refundedAmount?: number | null | undefined
  method: PaymentMethod
  status: OrderStatus
  /** When it was ordered, epoch ms. */
  at: number
  /** Whether the order has a delivery. */
  delivery: boolean
  /** The carrier, once the parcel has been shipped. */
  carrier?: string | null | undefined
  /** The parcel's number at the carrier. */
  invoiceNumber?: string | null | undefined
  /** When the parcel was delivered, epoch ms; absent before. */
  deliveredAt?: number | null | undefined
}
/** The schema of `Transaction`. */
export const Transaction = wireObject(fields) satisfies Codec<Transaction>
/** The query of GET /mypage/transaction. */
export const TransactionQuery = z.object({ cursor: z.optional(z.string()) })
/** GET /mypage/transaction?cursor (S7.48), newest first; `next` is the cursor of the next page. */
export const TransactionListReply = wireObject({
  rows: ['list', lenientList(Transaction)],
  next: ['next', textOrNone],
})

/** One purchase with its parcel, its receipt and its contents. */
export interface TransactionDetail extends Transaction {
  /** Number of cards in a pack. */
  cardsPerPack: number
  receiptType: ReceiptType
  /** The address of the parcel; absent for an order without a delivery. */
  address?: Delivery | null | undefined
  /** Whether the packs have been opened (D79). */
  opened: boolean
  /** The cards of opened packs. */
  cards: DrawnCard[]
  /** The end of the time to cancel, epoch ms; absent for an order that cannot be cancelled. */
  cancelUntil?: number | null | undefined
  /** The end of the time to request a return, epoch ms; absent for an order that cannot be returned (D79). */
  returnUntil?: number | null | undefined
  /** The return that the fan has requested, if any (D79). */
  returnRequest?: ReturnRequest | null | undefined
  /** Why the order has ended without cards. */
  reason?: string | null | undefined
}
/** GET /mypage/transaction/{order_id}: one purchase with all that my page says about it (D17, D79). */
export const TransactionReply = wireObject({
  ...fields,
  cardsPerPack: ['one_time_qty', count],
  receiptType: ['receipt_type', ReceiptType],
  address: ['delivery', z.nullish(DeliveryBody)],
  opened: ['opened_yn', yesNoOrNone],
  cards: ['cards', z.array(DrawnCard)],
  cancelUntil: ['cancel_until_dttm', z.nullish(seoulTime)],
  returnUntil: ['return_until_dttm', z.nullish(seoulTime)],
  returnRequest: ['return', z.nullish(ReturnRequest)],
  reason: ['reason', textOrNone],
}) satisfies Codec<TransactionDetail>
