import type { LoginsErrorCode } from '@fandeck/sdk/logins'

/** Errors of the ways to sign in. */
export const enLoginsErrors: Record<LoginsErrorCode, string> = {
  'logins/sign-in-again': 'To be safe, please log in again before this change.',
  'logins/last': 'The last way to log in cannot be unlinked. Please link another one first.',
  'logins/taken': 'Another fan already uses this account. Please link a different one.',
  'logins/other-linked': 'Another account is linked already. Please unlink it first.',
  'logins/not-linked': 'The account was not linked. Please try again.',
}
