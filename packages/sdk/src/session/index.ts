// The session of the member: its tokens, its renewal and its end.
export { checkLevel, isVerifiedLevel, type MemberLevel, NORMAL_LEVELS, VERIFIED_LEVELS } from './levels.ts'
export type { SessionRecord } from './record.ts'
export type { RefreshType } from './refresh.ts'
export { decideToken, type TokenDecision } from './rule.ts'
export type { SessionErrorCode } from './session.errors.ts'
export type { SessionEnd, SessionEvents } from './session.events.ts'
export type { Session, SessionState, SessionUser } from './session.ts'
export type { LoginType } from './token-claims.ts'
