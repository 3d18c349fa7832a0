import type { NotionErrorCode } from '@fandeck/sdk/notion'

/** Errors of Notion pages. */
export const koNotionErrors: Record<NotionErrorCode, string> = {
  'notion/page-not-found': '이 글은 더 이상 볼 수 없어요.',
}
