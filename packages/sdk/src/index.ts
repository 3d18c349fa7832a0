/**
 * The headless SDK: create a client with `createFandeck` and pass it to the calls and machines.
 *
 * @module
 */
export * from './account/index.ts'
export * from './auth/index.ts'
export * from './cards/index.ts'
export * from './claims/index.ts'
export type { Fandeck } from './client.ts'
export type { FandeckConfig, FandeckOptions } from './config.ts'
export { constants } from './constants.ts'
export * from './content/index.ts'
export type { FandeckErrorCode, FandeckErrorDetails, FandeckEvents } from './domains.ts'
export * from './drops/index.ts'
export { type DetailsOf, isFandeckError } from './errors.ts'
export { createFandeck } from './fandeck.ts'
export type { CallOptions } from './http/call.ts'
export type { HttpErrorCode } from './http/http.errors.ts'
export * from './kernel/index.ts'
export * from './session/index.ts'
export * from './validation/index.ts'
export type { WalletEvents } from './wallet/index.ts'
