import { dropStart } from '../constants.ts'
import type { FandeckError } from '../kernel/errors.ts'
import { type CallState, idle } from './drops.call-state.ts'
import type { Reservation } from './drops.orders.schema.ts'
import { initialPayment, type PaymentState, withMethod } from './drops.rules.ts'
import type { Delivery, PaymentMethod, ReceiptInfoType, ReceiptType } from './drops.schema.ts'
import type { PurchaseMemory } from './drops.stored-purchase.ts'

/**
 * The step of a purchase. `choosing` → `reserving` → (`delivery`, while the order lacks its delivery address) →
 * `paying` → `confirming` → `paid`, `failed` or `expired`; `resumable` when a reservation is held and its payment
 * is not open.
 */
export type PurchaseStep =
  | 'choosing'
  | 'reserving'
  | 'delivery'
  | 'paying'
  | 'confirming'
  | 'paid'
  | 'failed'
  | 'expired'
  | 'resumable'

/** A snapshot of a purchase. */
export interface PurchaseState {
  step: PurchaseStep
  dropId: number
  /** Number of packs. */
  count: number
  transferAgreement: boolean
  payment: PaymentState
  reservation: Reservation | undefined
  /** The total in KRW that the server has named for these packs since the fan agreed to another one (D83). */
  quotedAmount: number | undefined
  /** The reason for `failed` and `expired`; in `choosing` and `delivery`, the reason the last attempt was rejected. */
  error: FandeckError | undefined
  calls: { reserve: CallState; delivery: CallState; order: CallState }
}

/** A purchase of one drop. */
export interface Purchase {
  /** Returns a snapshot; sends no request. */
  getState(): PurchaseState
  /** Returns the state without this tab's storage, for rendering on a server. */
  getServerState(): PurchaseState
  /** Adds a listener; polls an open payment while there is one. Returns the unsubscribe function. */
  subscribe(listener: (state: PurchaseState) => void): () => void
  /** Sets the number of packs, at least 1; for the limit see `maxCount`. Setters apply only in `choosing`. */
  setCount(count: number): void
  /** Sets the consent to the data transfer, `agree_yn` on the wire (S3.14). */
  setTransferAgreement(agreed: boolean): void
  /** Sets the payment method and resets the cash receipt (S4.49). */
  setMethod(method: PaymentMethod): void
  /** Sets the receipt type and resets its info type and info (S4.50). */
  setReceiptType(type: ReceiptType): void
  /** Sets the info type and resets the info (S4.51). */
  setReceiptInfoType(type: ReceiptInfoType): void
  /** Sets the info as typed; requests send at most 40 characters. */
  setReceiptInfo(info: string): void
  /** Updates part of the delivery address; applies in `choosing` and `delivery` (S3.17). */
  setDelivery(change: Partial<Delivery>): void
  /**
   * Reserves the packs and opens the payment; concurrent calls share one attempt. With `delivery`, sends the address
   * before the payment; an incomplete address prevents the reservation (S3.18). `pass` is the pass of a gate (D81).
   * `agreedAmount` is the total in KRW that the fan has seen (`amountToPay`): if the server asks another one, nothing is
   * paid, `error` is `drops/price-changed` and `quotedAmount` the new total (D83).
   */
  reserve(options: {
    redirectUrl: string
    delivery?: boolean | undefined
    openingAgreement?: boolean | undefined
    pass?: string | undefined
    agreedAmount?: number | undefined
  }): Promise<void>
  /** In `delivery`: sends the address again, then opens the payment. */
  deliver(): Promise<void>
  /** Fetches the payment's state; call it when the payment frame loads another page. */
  check(): Promise<void>
  /** Reports that the fan has closed the payment or the address form; the server decides the outcome. */
  closePayment(): Promise<void>
  /** Continues with a reservation that is still held. */
  resume(): Promise<void>
  /**
   * In `resumable`: starts a new attempt with the same choices. The server returns the packs to the stock when their
   * hold ends; a payment that is finished elsewhere until then still gives its cards.
   */
  giveUp(): void
  /** Starts a new attempt with the same choices after the previous one has ended. */
  restart(): void
}

/** The flags of all calls before the first attempt. */
export const idleCalls: PurchaseState['calls'] = { reserve: idle, delivery: idle, order: idle }

/** Returns the initial state: new, or restored from what a reload left held (S3.14, S3.16). */
export const purchaseStart = (dropId: number, saved: PurchaseMemory | undefined): PurchaseState => ({
  step: saved?.reservation ? 'resumable' : 'choosing',
  dropId,
  count: saved?.count ?? dropStart.count,
  transferAgreement: dropStart.transferAgreement,
  payment: saved ? withMethod(initialPayment, saved.method) : initialPayment,
  reservation: saved?.reservation,
  quotedAmount: undefined,
  error: undefined,
  calls: idleCalls,
})
