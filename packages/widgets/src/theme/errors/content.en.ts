import type { ContentErrorCode } from '@fandeck/sdk'

/** Terms. */
export const enContentErrors: Record<ContentErrorCode, string> = {
  'content/terms-not-found': 'There are no terms yet.',
}
