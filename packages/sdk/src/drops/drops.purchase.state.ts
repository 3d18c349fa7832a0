import { dropStart } from '../constants.ts'
import type { FandeckError } from '../kernel/errors.ts'
import { type CallState, idle } from './drops.calls.ts'
import type { PurchaseMemory } from './drops.memory.ts'
import { initialPayment, type PaymentState, withMethod } from './drops.rules.ts'
import type {
  Delivery,
  DrawnCard,
  PaymentMethod,
  ReceiptInfoType,
  ReceiptType,
  Reservation,
} from './drops.schema.ts'

/**
 * Where a purchase stands. `choosing` → `reserving` → (`delivery`, when the order still waits for the parcel's
 * address) → `paying` → `confirming` → `revealed`, or `failed`, or `expired`; `resumable` when a reservation is held but
 * its payment is not open.
 */
export type PurchaseStep =
  | 'choosing'
  | 'reserving'
  | 'delivery'
  | 'paying'
  | 'confirming'
  | 'revealed'
  | 'failed'
  | 'expired'
  | 'resumable'

/** What a purchase is at this moment. */
export interface PurchaseState {
  step: PurchaseStep
  dropId: number
  /** Packs. */
  count: number
  transferAgreement: boolean
  payment: PaymentState
  reservation: Reservation | undefined
  cards: readonly DrawnCard[]
  /** Why there are no cards, in `failed` and `expired`; why the last press did nothing, in `choosing` and `delivery`. */
  error: FandeckError | undefined
  calls: { reserve: CallState; delivery: CallState; order: CallState }
}

/** A purchase of one drop. */
export interface Purchase {
  /** The newest state; it asks no server. */
  getState(): PurchaseState
  /** The state without this tab's storage, for rendering on a server. */
  getServerState(): PurchaseState
  /** Listens; the server is asked about an open payment only while somebody does. Returns its undo. */
  subscribe(listener: (state: PurchaseState) => void): () => void
  /** Packs, at least 1; the upper limit is `maxCount`. Choices count only while `step` is `choosing`. */
  setCount(count: number): void
  /** The fan's consent to the transfer of data, `agree_yn` on the wire; off at first (S3.14). */
  setTransferAgreement(agreed: boolean): void
  /** Resets the cash receipt too (S4.49). */
  setMethod(method: PaymentMethod): void
  /** Resets info type and info too (S4.50). */
  setReceiptType(type: ReceiptType): void
  /** Resets the info too (S4.51). */
  setReceiptInfoType(type: ReceiptInfoType): void
  /** Kept as it is typed; at most 40 characters are sent. */
  setReceiptInfo(info: string): void
  /** Changes some of the address; counts in `choosing` and in `delivery` (S3.17). */
  setDelivery(change: Partial<Delivery>): void
  /**
   * Reserves the packs and opens the payment; a second press while it runs is the same press. With `delivery` the address
   * is sent in between, and without a complete one nothing is reserved (S3.18).
   */
  reserve(options: { redirectUrl: string; delivery?: boolean }): Promise<void>
  /** In `delivery`: sends the address again, then opens the payment. */
  deliver(): Promise<void>
  /** Asks the server how the payment stands; call it when the payment page has loaded another page. */
  check(): Promise<void>
  /** The fan has closed the payment, or the address: the server, not the closing, says what happened. */
  closePayment(): Promise<void>
  /** Goes on with a reservation that is still held. */
  resume(): Promise<void>
  /** Begins a new attempt after an end, with the same choices. */
  restart(): void
}

/** The flags of every call, down. */
export const idleCalls: PurchaseState['calls'] = { reserve: idle, delivery: idle, order: idle }

/** Where a purchase begins: at its choices, or at what a reload has left held (S3.14, S3.16). */
export const purchaseStart = (dropId: number, saved: PurchaseMemory | undefined): PurchaseState => ({
  step: saved?.reservation ? 'resumable' : 'choosing',
  dropId,
  count: saved?.count ?? dropStart.count,
  transferAgreement: dropStart.transferAgreement,
  payment: saved ? withMethod(initialPayment, saved.method) : initialPayment,
  reservation: saved?.reservation,
  cards: [],
  error: undefined,
  calls: idleCalls,
})
