import type { DrawnCard } from './drops.schema.ts'

/** What drops tell. */
export interface DropsEvents {
  /** Stock is held and the payment can begin. */
  'drops:reserved': { dropId: number; orderId: string }
  /** The server has confirmed the payment; these cards are the fan's. */
  'drops:purchased': { dropId: number; orderId: string; cards: readonly DrawnCard[] }
  /** A purchase has ended without cards; `code` says why. */
  'drops:failed': { dropId: number; code: string }
}
