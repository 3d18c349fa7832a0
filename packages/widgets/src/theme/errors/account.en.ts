import type { AccountErrorCode } from '@fandeck/sdk/account'

/** Errors of the account. */
export const enAccountErrors: Record<AccountErrorCode, string> = {
  'account/identity-used': 'This identity is verified by another account.',
  'account/identity-not-found': 'No verification was found. Please verify again.',
  'account/identity-mismatch': 'The verification belongs to another person.',
  'account/sign-in-again': 'For your safety, please log in again first.',
  'account/no-storage': 'This browser cannot start the verification. Please allow site data.',
  'account/wrong-password': 'The password does not match. Please check it again.',
  'account/weak-password': 'The password does not follow the rules. Please choose another one.',
  'account/no-password': 'This account has no password. Please log in another way.',
  'account/locked': 'Too many wrong tries. Please try again later.',
}
