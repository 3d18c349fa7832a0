import type { DrawnCard } from './drops.schema.ts'

/** Events of drops. */
export interface DropsEvents {
  /** Emitted when the packs are reserved and the payment can start. */
  'drops:reserved': { dropId: number; orderId: string }
  /** Emitted when the server has confirmed the payment; the fan owns `cards`. */
  'drops:purchased': { dropId: number; orderId: string; cards: readonly DrawnCard[] }
  /** Emitted when a purchase has ended without cards; `code` is the reason. */
  'drops:failed': { dropId: number; code: string }
}
