/** Maps the server's codes of a claim to SDK codes (D12). */
export const claimErrors = {
  UNKNOWN_CODE: 'claims/unknown-code',
  CODE_USED: 'claims/code-used',
  CODE_YOURS: 'claims/code-yours',
  CODE_EXPIRED: 'claims/code-expired',
  CODE_REVOKED: 'claims/code-revoked',
  NOT_IN_PERIOD: 'claims/not-in-period',
  LIMIT_OVER: 'claims/limit-over',
  LOGIN_REQUIRED: 'claims/login-required',
  SEVERAL_CODES: 'claims/several-codes',
  TOO_MANY_TRIES: 'claims/too-many-tries',
} as const

/** Maps the server's codes of a benefit to SDK codes (D14). */
export const benefitErrors = {
  WRONG_PASSWORD: 'claims/wrong-password',
  LOCKED: 'claims/locked',
  EVENT_LOCKED: 'claims/event-locked',
  ALREADY_USED: 'claims/already-used',
  NOT_IN_PERIOD: 'claims/not-in-period',
  NOT_FOUND: 'claims/not-found',
  NOT_VERIFIED: 'claims/not-verified',
} as const

/** Error codes of benefits and printed codes. */
export type ClaimsErrorCode =
  | (typeof claimErrors)[keyof typeof claimErrors]
  | (typeof benefitErrors)[keyof typeof benefitErrors]
  | 'claims/bad-code-format'
  | 'claims/mistyped-code'
  | 'claims/no-minting'
  | 'claims/password-missing'

/** The `details` of the claim codes. */
export interface ClaimsErrorDetails {
  /** The codes of a photograph that can still be claimed, as printed. */
  'claims/several-codes': { codes: string[] }
}
