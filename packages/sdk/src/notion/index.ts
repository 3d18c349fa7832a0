/**
 * Notion pages; a separate entry, so that pages without them do not load it.
 *
 * @module
 */
export type { NotionErrorCode } from './notion.errors.ts'
export { type NotionPage, pageOfText } from './notion.schema.ts'
export { getNotionPage } from './notion.ts'
