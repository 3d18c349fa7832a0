/** Maps the server's codes of the endpoints that send a code to SDK codes. */
export const withdrawalCodeErrors = {
  NOT_ON_FILE: 'withdrawal/not-on-file',
  TOO_SOON: 'withdrawal/too-soon',
  TOO_MANY_TRIES: 'withdrawal/locked',
} as const

/** Maps the server's codes of the withdrawal to SDK codes. */
export const withdrawalErrors = {
  IDENTITY_NOT_FOUND: 'withdrawal/identity-not-found',
  IDENTITY_MISMATCH: 'withdrawal/identity-mismatch',
  WRONG_CODE: 'withdrawal/wrong-code',
  CODE_EXPIRED: 'withdrawal/code-expired',
  TOO_MANY_TRIES: 'withdrawal/locked',
} as const

/** Error codes of a withdrawal. */
export type WithdrawalErrorCode =
  | (typeof withdrawalCodeErrors)[keyof typeof withdrawalCodeErrors]
  | (typeof withdrawalErrors)[keyof typeof withdrawalErrors]
