/**
 * The headless SDK: create a client with `createFandeck` and pass it to the calls and machines.
 *
 * @module
 */
export type { CampaignsEvents } from './campaigns/index.ts'
export type { Fandeck } from './client.ts'
export type { FandeckOptions } from './config.ts'
export { constants } from './constants.ts'
export type { FandeckErrorCode, FandeckErrorDetails, FandeckEvents } from './domains.ts'
export { type DetailsOf, isFandeckError } from './errors.ts'
export { createFandeck } from './fandeck.ts'
export type { GateErrorCode, GateEvents } from './gate/index.ts'
export * from './generated/domains.ts'
export type { CallOptions } from './http/call.ts'
export type { FailedReply, HttpErrorCode, HttpErrorDetails } from './http/http.errors.ts'
export type { DroppedRows, HttpEvents, UnreadableReply } from './http/http.events.ts'
export type { WalletEvents } from './wallet/index.ts'
