import type { SharingErrorCode } from '@fandeck/sdk/sharing'

/** Errors of sharing. */
export const enSharingErrors: Record<SharingErrorCode, string> = {
  'sharing/copy-failed': 'The link could not be copied.',
  'sharing/blocked': 'The browser has blocked the window. Allow popups and try again.',
  'sharing/failed': 'Sharing did not work. Please try again.',
}
