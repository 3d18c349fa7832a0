import type { ReconcileSlice, ShopDifference } from '@fandeck/sdk/shop'
import type { Backend } from '../context.ts'

/** What can disagree; `docs/guides/going-live.md` has a row for each. */
export const CODES = [
  'PAYMENT_WITHOUT_ORDER',
  'PAID_NOT_SETTLED',
  'PAID_WITHOUT_PAYMENT',
  'AMOUNT_DIFFERS',
  'REFUNDED_OUTSIDE',
  'PART_NOT_REFUNDED',
  'REFUND_NOT_QUEUED',
  'REFUNDED_STILL_PAID',
  'COMPANY_AWAY',
  'TOKEN_MISSING',
  'TOKEN_LOST',
  'TOKEN_UNRECORDED',
  'TOKEN_FOREIGN',
  'TOKEN_WITHOUT_OWNER',
  'CHAIN_AWAY',
  'HELD_PACKS',
  'COPIES_SHORT',
  'MEMBER_PACKS',
  'CARDS_MISSING',
  'CARDS_TOO_MANY',
  'CARDS_OWNER',
  'POOL_ASTRAY',
  'POOL_COUNT',
  'WORK_STUCK',
  'CHAIN_STOPPED',
  'DISK_FULL',
] as const

/** A difference with a known code. */
export interface Difference extends ShopDifference {
  code: (typeof CODES)[number]
}

/** A slice with known codes. */
export interface Slice extends ReconcileSlice {
  differences: Difference[]
}

/** How long records may disagree while work is under way, ms. */
export const GRACE_MS = 10 * 60_000

/** Compares a slice; `after` is that of the slice before. */
export type Compare = (backend: Backend, after?: string) => Promise<Slice>
