/** What the contract shares across domains: the envelope, the codecs' building blocks and the session's record. */
export * from '../http/endpoint.ts'
export { Envelope, OK, SESSION_INVALID } from '../http/envelope.ts'
export * from '../http/wire.ts'
export * from '../input/wire.ts'
export { RefreshQuery, SessionRecord } from '../session/record.ts'
export { LoginType, TokenClaims } from '../session/token-claims.ts'
