/** Maps the server's codes of the identity endpoints to SDK codes. */
export const identityErrors = {
  IDENTITY_NOT_FOUND: 'account/identity-not-found',
  IDENTITY_USED: 'account/identity-used',
  IDENTITY_MISMATCH: 'account/identity-mismatch',
  SIGN_IN_AGAIN: 'account/sign-in-again',
} as const

/** Maps the server's codes of the endpoint that begins an identity check to SDK codes. */
export const identityRequestErrors = {
  TOO_MANY_TRIES: 'account/locked',
} as const

/** Maps the server's codes of the password endpoints to SDK codes. */
export const passwordErrors = {
  WRONG_PASSWORD: 'account/wrong-password',
  WEAK_PASSWORD: 'account/weak-password',
  NO_PASSWORD: 'account/no-password',
  TOO_MANY_TRIES: 'account/locked',
  SIGN_IN_AGAIN: 'account/sign-in-again',
} as const

/** Error codes of the member's account. */
export type AccountErrorCode =
  | (typeof identityErrors)[keyof typeof identityErrors]
  | (typeof passwordErrors)[keyof typeof passwordErrors]
  | 'account/no-storage'
