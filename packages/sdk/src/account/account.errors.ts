/** Maps the server's codes of the identity endpoints to SDK codes. */
export const identityErrors = {
  IDENTITY_NOT_FOUND: 'account/identity-not-found',
  IDENTITY_USED: 'account/identity-used',
} as const

/** Maps the server's codes of the password endpoints to SDK codes. */
export const passwordErrors = {
  WRONG_PASSWORD: 'account/wrong-password',
  WEAK_PASSWORD: 'account/weak-password',
  NO_PASSWORD: 'account/no-password',
  TOO_MANY_TRIES: 'account/locked',
} as const

/** Error codes of the member's account. */
export type AccountErrorCode =
  | (typeof identityErrors)[keyof typeof identityErrors]
  | (typeof passwordErrors)[keyof typeof passwordErrors]
