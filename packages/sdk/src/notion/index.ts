/**
 * Notion pages. A page of a site that shows none carries nothing of it, so these names are not part of `@fandeck/sdk`
 * itself.
 *
 * @module
 */
export type { NotionErrorCode } from './notion.errors.ts'
export { type NotionPage, pageOfText } from './notion.schema.ts'
export { getNotionPage } from './notion.ts'
