/** The server's codes of the identity endpoints and the SDK's names for them. */
export const identityErrors = {
  IDENTITY_NOT_FOUND: 'account/identity-not-found',
  IDENTITY_USED: 'account/identity-used',
} as const

/** The server's codes of the password endpoints and the SDK's names for them. */
export const passwordErrors = {
  WRONG_PASSWORD: 'account/wrong-password',
  WEAK_PASSWORD: 'account/weak-password',
  NO_PASSWORD: 'account/no-password',
  TOO_MANY_TRIES: 'account/locked',
} as const

/** Codes of the member's own data. */
export type AccountErrorCode =
  | (typeof identityErrors)[keyof typeof identityErrors]
  | (typeof passwordErrors)[keyof typeof passwordErrors]
