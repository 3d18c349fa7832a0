import { endpoint } from '../http/endpoint.ts'
import { continuationErrors } from './continuation.errors.ts'
import {
  ContinuationBody,
  ContinuationReply,
  RedeemBody,
  RedeemedReply,
  TakenPurchaseReply,
  TakePurchaseBody,
} from './continuation.schema.ts'

/** Makes a link for another browser, valid once and for ten minutes; it never carries a session (D108). */
export const createContinuationEndpoint = endpoint({
  method: 'POST',
  base: 'main',
  path: '/continuation',
  auth: 'optional',
  body: ContinuationBody,
  reply: ContinuationReply,
  errors: continuationErrors,
})

/** Redeems a link; a second browser is refused, and a repetition with the same ticket is answered alike (D108). */
export const redeemContinuationEndpoint = endpoint({
  method: 'POST',
  base: 'main',
  path: '/continuation/redeem',
  auth: 'public',
  body: RedeemBody,
  reply: RedeemedReply,
  errors: continuationErrors,
})

/** Returns the purchase of a redeemed link to the member who began it, and to no other (D108). */
export const takePurchaseEndpoint = endpoint({
  method: 'POST',
  base: 'main',
  path: '/continuation/purchase',
  auth: 'member',
  body: TakePurchaseBody,
  reply: TakenPurchaseReply,
  errors: continuationErrors,
})
