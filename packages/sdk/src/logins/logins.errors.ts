/** Maps the server's codes of linking and unlinking to SDK codes. */
export const loginsErrors = {
  SIGN_IN_AGAIN: 'logins/sign-in-again',
  LAST_LOGIN: 'logins/last',
  LOGIN_TAKEN: 'logins/taken',
  OTHER_LINKED: 'logins/other-linked',
  NOT_LINKED: 'logins/not-linked',
} as const satisfies Record<string, LoginsErrorCode>

/** Error codes of the ways to sign in. */
export type LoginsErrorCode =
  | 'logins/sign-in-again'
  | 'logins/last'
  | 'logins/taken'
  | 'logins/other-linked'
  | 'logins/not-linked'
