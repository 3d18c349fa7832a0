import type { ClaimsErrorCode } from '@fandeck/sdk/claims'

/** Errors of printed codes and benefits. */
export const enClaimsErrors: Record<ClaimsErrorCode, string> = {
  'claims/mistyped-code': 'Please check the code again.',
  'claims/unknown-code': 'This code is not registered. Please check it again.',
  'claims/code-used': 'This code has been used already.',
  'claims/code-yours': 'This card is already in your deck.',
  'claims/code-expired': 'This code has run out.',
  'claims/code-revoked': 'This code is no longer valid. Please contact support.',
  'claims/not-in-period': 'It cannot be received at this time.',
  'claims/limit-over': 'You have received all you can.',
  'claims/login-required': 'Please log in and try again.',
  'claims/several-codes': 'The photo shows several codes. Choose the one to claim.',
  'claims/too-many-tries': 'No more tries today. Please try again tomorrow.',
  'claims/wrong-password': 'The password does not match. Please ask the staff again.',
  'claims/locked': 'Too many wrong tries. Please try again in five minutes.',
  'claims/event-locked': 'Receipts are locked for now. Please tell the event staff.',
  'claims/already-used': 'This benefit has been used already.',
  'claims/not-found': 'This benefit cannot be used.',
  'claims/not-verified': 'Please verify your identity to use this.',
  'claims/password-missing': 'Please enter the staff password.',
  'claims/bad-code-format': 'Cards cannot be claimed here at the moment. Please contact support.',
  'claims/no-minting': 'Cards cannot be claimed here at the moment. Please contact support.',
}
