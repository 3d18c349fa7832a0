/**
 * Continuing in another browser: the one-time links out of the browsers inside apps (D108).
 *
 * @module
 */
export {
  continuationAddress,
  continuationPage,
  continuationPath,
  outsideAddress,
  readContinuation,
  setContinuationPage,
} from './continuation.address.ts'
export type { ContinuationErrorCode } from './continuation.errors.ts'
export {
  forgetContinuation,
  type PendingContinuation,
  pendingContinuation,
} from './continuation.memory.ts'
export type { Continuation, ContinuationContent, Redeemed, TakenPurchase } from './continuation.schema.ts'
export { createContinuation, redeemContinuation, takePurchase } from './continuation.ts'
