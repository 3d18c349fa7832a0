import type { DrawnCard } from './drops.packs.schema.ts'

/** Events of drops. */
export interface DropsEvents {
  /** Emitted when the packs are reserved and the payment can start. */
  'drops:reserved': { dropId: number; orderId: string }
  /** Emitted when the server has confirmed the payment; the packs wait to be opened. */
  'drops:purchased': { dropId: number; orderId: string }
  /** Emitted when the packs of an order are open; the fan owns `cards`. */
  'drops:opened': { dropId: number; orderId: string; cards: readonly DrawnCard[] }
  /** Emitted when a paid order has been cancelled. */
  'drops:cancelled': { orderId: string }
  /** Emitted when the fan has requested the return of delivered goods. */
  'drops:return-requested': { orderId: string }
  /** Emitted when the server asks another total than the fan has agreed to, KRW if it names one; nothing is paid (D83). */
  'drops:price-changed': { dropId: number; paymentAmount: number | undefined }
  /** Emitted when a purchase has ended without cards; `code` is the reason. */
  'drops:failed': { dropId: number; code: string }
}
