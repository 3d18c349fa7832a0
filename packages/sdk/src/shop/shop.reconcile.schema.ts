import * as z from 'zod/mini'
import { type Codec, model } from '../http/wire.ts'

/** What `fandeck reconcile` compares: the payments with the orders, the tokens and the stock with the copies, and the waiting work. */
export const RECONCILE_PARTS = ['payments', 'chain', 'stock', 'work'] as const
/** A part of `RECONCILE_PARTS`. */
export type ReconcilePart = (typeof RECONCILE_PARTS)[number]

/** Two records of a running shop that disagree. */
export interface ShopDifference {
  part: ReconcilePart
  /** Such as `PAID_NOT_SETTLED`; it stays the same in every version. */
  code: string
  /** The order, the copy, the drop or the queue, such as `FD-251120-K3WRT9HXE4LP`. */
  subject: string
  /** What disagrees, and what to do, in Korean. */
  text: string
  next: string
}
/** The schema of `ShopDifference`. */
export const ShopDifference = model(
  z.object({
    part: z.enum(RECONCILE_PARTS),
    code: z.string(),
    subject: z.string(),
    text: z.string(),
    next: z.string(),
  }),
) satisfies Codec<ShopDifference>

/** A slice of a comparison. */
export interface ReconcileSlice {
  differences: ShopDifference[]
  /** How many rows were compared. */
  compared: number
  /** Why nothing could be compared, such as a payment company that does not answer. */
  skipped?: string | undefined
  /** The next slice, if there is one. */
  after?: string | undefined
}
/** The schema of `ReconcileSlice`. */
export const ReconcileSlice = model(
  z.object({
    differences: z.array(ShopDifference),
    compared: z.number(),
    skipped: z.optional(z.string()),
    after: z.optional(z.string()),
  }),
) satisfies Codec<ReconcileSlice>
