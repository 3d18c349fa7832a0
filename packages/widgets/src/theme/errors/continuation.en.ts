import type { ContinuationErrorCode } from '@fandeck/sdk/continuation'

/** Errors of the links to another browser. */
export const enContinuationErrors: Record<ContinuationErrorCode, string> = {
  'continuation/expired': 'This link has expired. Please make a new one on the first screen.',
  'continuation/used': 'This link has already been used. Please make a new one on the first screen.',
  'continuation/other-member': 'Log in with the account that began the payment to go on with it.',
  'continuation/too-many': 'Too many links were made. Please try again in a moment.',
}
