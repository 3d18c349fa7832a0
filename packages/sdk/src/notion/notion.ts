import type { Fandeck } from '../client.ts'
import { type CallOptions, call } from '../http/call.ts'
import { getNotionPageEndpoint } from './notion.endpoints.ts'
import type { NotionPage } from './notion.schema.ts'

/**
 * Returns a Notion page, such as a notice, a guide or the text of terms (D24). Its strings and addresses are not
 * validated: render them with the widgets' `NotionArticle`, or as text.
 *
 * @throws `notion/page-not-found`
 * @example
 * const { title, blocks } = await getNotionPage(fandeck, { pageId: 'guide' })
 */
export const getNotionPage = (
  fandeck: Fandeck,
  params: { pageId: string },
  options?: CallOptions,
): Promise<NotionPage> => call(fandeck, getNotionPageEndpoint, { params }, options)
