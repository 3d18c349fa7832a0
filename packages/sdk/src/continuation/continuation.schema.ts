import * as z from 'zod/mini'
import { PaymentMethod } from '../http/payment-method.ts'
import { type Codec, natural, positive, seoulTime, text, wireObject, yesNo } from '../http/wire.ts'

/** The secret of a link: 32 random bytes. */
export const LinkToken = text({ min: 43, max: 43, pattern: /^[\w-]+$/ })
/** What the redeeming browser makes up, so that its own repetition is no second use. */
export const Ticket = text({ min: 36, max: 36, pattern: /^[0-9a-f-]+$/ })
/** A path of the site with its query: no other origin, no empty segment, no fragment. */
export const PagePath = text({
  max: 500,
  pattern: /^\/(?:[^/?#\\\s\p{Cc}]+\/)*[^/?#\\\s\p{Cc}]*(?:\?[^#\\\s\p{Cc}]*)?$/u,
})
const AttemptKey = text({ min: 8, max: 64, pattern: /^[\x21-\x7e]+$/ })

/** What a link carries to another browser (D108). */
export interface ContinuationContent {
  /** The page: a path of the site, with its query. */
  path: string
  /** The drop whose choice goes along. */
  dropId?: number | undefined
  /** Number of packs. */
  count?: number | undefined
  method?: PaymentMethod | undefined
  /** The Idempotency-Key of the purchase that is open here; a visitor's is not kept. */
  purchaseKey?: string | undefined
}
/** POST /continuation (D108). */
export const ContinuationBody = wireObject({
  path: ['path', PagePath],
  dropId: ['minting_seq', z.optional(natural)],
  count: ['amount', z.optional(positive)],
  method: ['payment_method', z.optional(PaymentMethod)],
  purchaseKey: ['idempotency_key', z.optional(AttemptKey)],
}) satisfies Codec<ContinuationContent>

/** A link that another browser can redeem once. */
export interface Continuation {
  /** The secret of the link, which belongs into its fragment. */
  token: string
  /** Until when it can be redeemed, epoch ms. */
  expiresAt: number
}
/** The reply of POST /continuation (D108). */
export const ContinuationReply = wireObject({
  token: ['token', LinkToken],
  expiresAt: ['expire_dttm', seoulTime],
}) satisfies Codec<Continuation>

/** POST /continuation/redeem (D108). */
export const RedeemBody = wireObject({ token: ['token', LinkToken], ticket: ['ticket', Ticket] })

/** What another browser has begun: the page, the choice, and whether a purchase waits for its member. */
export interface Redeemed {
  /** The page: a path of the site, with its query. */
  path: string
  dropId?: number | undefined
  /** Number of packs. */
  count?: number | undefined
  method?: PaymentMethod | undefined
  /** Whether a purchase waits; `takePurchase` hands it to the same member only. */
  purchase: boolean
}
/** The reply of POST /continuation/redeem (D108): neither the member nor the key. */
export const RedeemedReply = wireObject({
  path: ['path', PagePath],
  dropId: ['minting_seq', z.optional(natural)],
  count: ['amount', z.optional(positive)],
  method: ['payment_method', z.optional(PaymentMethod)],
  purchase: ['purchase_yn', yesNo],
}) satisfies Codec<Redeemed>

/** POST /continuation/purchase (D108). */
export const TakePurchaseBody = wireObject({ ticket: ['ticket', Ticket] })

/** The purchase of another browser. */
export interface TakenPurchase {
  dropId: number
  /** Number of packs. */
  count: number
  method: PaymentMethod
  /** The Idempotency-Key of the attempt. */
  purchaseKey: string
  /** The order, if the attempt has reached the server. */
  orderId?: string | undefined
  /** Whether the order lacks its delivery address. */
  deliveryDue: boolean
}
/** The reply of POST /continuation/purchase (D108). */
export const TakenPurchaseReply = wireObject({
  dropId: ['minting_seq', natural],
  count: ['amount', positive],
  method: ['payment_method', PaymentMethod],
  purchaseKey: ['idempotency_key', AttemptKey],
  orderId: ['order_id', z.optional(z.string())],
  deliveryDue: ['delivery_due_yn', yesNo],
}) satisfies Codec<TakenPurchase>
