import type { NotionErrorCode } from '@fandeck/sdk/notion'

/** Errors of Notion pages. */
export const enNotionErrors: Record<NotionErrorCode, string> = {
  'notion/page-not-found': 'This page is no longer there.',
}
