/**
 * The headless SDK: create a client with `createFandeck` and pass it to the calls and machines, which each domain exports
 * from an entry of its own, such as `@fandeck/sdk/drops`.
 *
 * @module
 */
export type { Fandeck } from './client.ts'
export type { FandeckOptions } from './config.ts'
export { constants } from './constants.ts'
export type { FandeckErrorCode, FandeckErrorDetails, FandeckEvents } from './domains.ts'
export { type CashReceipt, isCashReceiptUsable, isDeliveryComplete } from './drops/drops.rules.ts'
export type { Delivery } from './drops/drops.schema.ts'
export { type DetailsOf, isFandeckError } from './errors.ts'
export { createFandeck } from './fandeck.ts'
export type { CallOptions } from './http/call.ts'
export type { FailedReply, HttpErrorCode, HttpErrorDetails } from './http/http.errors.ts'
export type { DroppedRows, HttpEvents, UnreadableReply } from './http/http.events.ts'
export * from './kernel/index.ts'
export * from './session/index.ts'
export * from './validation/index.ts'
