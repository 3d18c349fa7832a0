import type { Fandeck } from '../client.ts'
import { getPage } from './notion.api.ts'
import type { NotionPage } from './notion.schema.ts'

/**
 * A Notion page: a notice, a guide, the text of terms (D24). Its strings and addresses are unchecked: draw them with
 * the widgets' `NotionArticle`, or as text.
 *
 * @throws `notion/page-not-found`
 * @example
 * const { title, blocks } = await getNotionPage(fandeck, { pageId: 'guide' })
 */
export const getNotionPage = (fandeck: Fandeck, { pageId }: { pageId: string }): Promise<NotionPage> =>
  getPage(fandeck, pageId)
