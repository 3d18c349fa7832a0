import type { WithdrawalErrorCode } from '@fandeck/sdk/withdrawal'

/** Errors of a withdrawal. */
export const enWithdrawalErrors: Record<WithdrawalErrorCode, string> = {
  'withdrawal/not-on-file': 'This contact is not the one of your account.',
  'withdrawal/too-soon': 'A code was just sent. Please try again in a moment.',
  'withdrawal/locked': 'Too many tries. Please try again later.',
  'withdrawal/identity-not-found': 'No verification was found. Please verify again.',
  'withdrawal/identity-mismatch': 'The verification belongs to another person.',
  'withdrawal/wrong-code': 'The code does not match. Please check it again.',
  'withdrawal/code-expired': 'The code has expired. Please request a new one.',
}
