import type { SupportErrorCode } from '@fandeck/sdk/support'

/** Errors of the support pages. */
export const enSupportErrors: Record<SupportErrorCode, string> = {
  'support/not-found': 'This page could not be found.',
  'support/bad-file': 'This file cannot be attached. Attach pictures of at most 5 MB.',
  'support/too-many-files': 'Attach at most three pictures.',
  'support/too-many-inquiries': 'You have sent many inquiries. Please try again later.',
}
