import * as z from 'zod/mini'
import { wireObject } from '../http/wire.ts'

/** GET /notion/{pageId} (D24): the blocks are JSON of Notion's official API. */
export const NotionPageReply = wireObject({
  pageId: ['pageId', z.string()],
  title: ['title', z.string()],
  blocks: ['blocks', z.array(z.unknown())],
})

/** A page as Notion keeps it; the widgets' `NotionArticle` draws its blocks. */
export interface NotionPage {
  pageId: string
  title: string
  /** JSON of Notion's official API, unchecked. */
  blocks: readonly unknown[]
}

/** Plain text, its paragraphs parted by empty lines, as a page. */
export const pageOfText = ({
  text,
  ...page
}: {
  pageId: string
  title: string
  text: string
}): NotionPage => ({
  ...page,
  blocks: text
    .split(/\n\s*\n/)
    .map((plain_text) => ({ type: 'paragraph', paragraph: { rich_text: [{ plain_text }] } })),
})
