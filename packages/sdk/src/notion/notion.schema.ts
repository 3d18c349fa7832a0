import * as z from 'zod/mini'
import { wireObject } from '../http/wire.ts'

/** GET /notion/{pageId} (D24): the blocks are JSON of Notion's official API. */
export const NotionPageReply = wireObject({
  pageId: ['pageId', z.string()],
  title: ['title', z.string()],
  blocks: ['blocks', z.array(z.unknown())],
})

/** A Notion page; the widgets' `NotionArticle` renders its blocks. */
export interface NotionPage {
  pageId: string
  title: string
  /** JSON of Notion's official API, not validated. */
  blocks: readonly unknown[]
}

/** Converts plain text with empty lines between paragraphs into a page. */
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
