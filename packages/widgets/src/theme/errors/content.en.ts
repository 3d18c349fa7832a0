import type { ContentErrorCode } from '@fandeck/sdk/content'

/** Errors of terms. */
export const enContentErrors: Record<ContentErrorCode, string> = {
  'content/terms-not-found': 'There are no terms yet.',
}
