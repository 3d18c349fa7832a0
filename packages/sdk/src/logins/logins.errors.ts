/** Maps the server's codes of linking and unlinking to SDK codes. */
export const loginsErrors = {
  SIGN_IN_AGAIN: 'logins/sign-in-again',
  LAST_LOGIN: 'logins/last',
  LOGIN_TAKEN: 'logins/taken',
  OTHER_LINKED: 'logins/other-linked',
  NOT_LINKED: 'logins/not-linked',
} as const satisfies Record<string, LoginsErrorCode>

/** Maps the server's codes of the endpoint that mails the code of a link to SDK codes; those of a code are `auth/…`. */
export const emailLinkCodeErrors = {
  SIGN_IN_AGAIN: 'logins/sign-in-again',
  OTHER_LINKED: 'logins/other-linked',
  BAD_USER_ID: 'auth/bad-user-id',
  NO_SENDER: 'auth/no-sender',
  TOO_SOON: 'auth/too-soon',
  TOO_MANY_TRIES: 'auth/too-many-tries',
} as const

/** Maps the server's codes of linking an address to SDK codes. */
export const linkEmailErrors = {
  SIGN_IN_AGAIN: 'logins/sign-in-again',
  OTHER_LINKED: 'logins/other-linked',
  LOGIN_TAKEN: 'logins/taken',
  BAD_USER_ID: 'auth/bad-user-id',
  WEAK_PASSWORD: 'auth/weak-password',
  WRONG_CODE: 'auth/wrong-code',
  CODE_EXPIRED: 'auth/code-expired',
  TOO_MANY_TRIES: 'auth/too-many-tries',
} as const

/** Error codes of the ways to sign in. */
export type LoginsErrorCode =
  | 'logins/sign-in-again'
  | 'logins/last'
  | 'logins/taken'
  | 'logins/other-linked'
  | 'logins/not-linked'
