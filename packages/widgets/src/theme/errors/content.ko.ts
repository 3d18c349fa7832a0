import type { ContentErrorCode } from '@fandeck/sdk/content'

/** Errors of terms. */
export const koContentErrors: Record<ContentErrorCode, string> = {
  'content/terms-not-found': '아직 올라온 약관이 없어요.',
}
