import { useLayoutEffect, useRef } from 'react'
import { drawArticle } from './draw-article.ts'

/** The blocks of a page in the JSON of Notion's official API; its title is the page's own heading. */
export interface NotionArticleProps {
  blocks: readonly unknown[]
}

/**
 * Draws Notion blocks by an allow-list: strings become text nodes and nothing else, a link leads to http(s) in a window
 * of its own, a frame shows a known player in a sandbox, and a kind that is not on the list becomes its words (D24).
 *
 * @example
 * const { blocks } = await getNotionPage(fandeck, { pageId: 'guide' })
 * <NotionArticle blocks={blocks} />
 */
export function NotionArticle({ blocks }: NotionArticleProps) {
  const host = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => drawArticle(host.current, blocks), [blocks])
  return <div ref={host} />
}
