/**
 * The contract with a backend: the codecs and the endpoints, decoded by the SDK and encoded by the server (D69).
 *
 * @module
 */
export * from '../account/account.endpoints.ts'
export * from '../account/account.schema.ts'
export * from '../auth/auth.endpoints.ts'
export * from '../auth/auth.handover.schema.ts'
export * from '../auth/auth.schema.ts'
export * from '../cards/cards.endpoints.ts'
export * from '../cards/cards.schema.ts'
export * from '../claims/claims.endpoints.ts'
export * from '../claims/claims.schema.ts'
export * from '../content/content.endpoints.ts'
export * from '../content/content.schema.ts'
export * from '../drops/drops.endpoints.ts'
export * from '../drops/drops.schema.ts'
export * from '../http/endpoint.ts'
export { Envelope, OK, SESSION_INVALID } from '../http/envelope.ts'
export * from '../http/wire.ts'
export * from '../notion/notion.endpoints.ts'
export * from '../notion/notion.schema.ts'
export { RefreshQuery, SessionRecord } from '../session/record.ts'
export * from '../session/session.endpoints.ts'
export { LoginType, TokenClaims } from '../session/token-claims.ts'
export * from '../wallet/wallet.endpoints.ts'
export * from '../wallet/wallet.schema.ts'
