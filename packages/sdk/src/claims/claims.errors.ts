/** The server's codes of a claim, and what the SDK calls them (D12). */
export const claimErrors = {
  UNKNOWN_CODE: 'claims/unknown-code',
  CODE_USED: 'claims/code-used',
  CODE_EXPIRED: 'claims/code-expired',
  NOT_IN_PERIOD: 'claims/not-in-period',
  LIMIT_OVER: 'claims/limit-over',
  LOGIN_REQUIRED: 'claims/login-required',
  TOO_MANY_TRIES: 'claims/too-many-tries',
}

/** The server's codes of a benefit, and what the SDK calls them (D14). */
export const benefitErrors = {
  WRONG_PASSWORD: 'claims/wrong-password',
  LOCKED: 'claims/locked',
  EVENT_LOCKED: 'claims/event-locked',
  ALREADY_USED: 'claims/already-used',
  NOT_IN_PERIOD: 'claims/not-in-period',
  NOT_FOUND: 'claims/not-found',
}
