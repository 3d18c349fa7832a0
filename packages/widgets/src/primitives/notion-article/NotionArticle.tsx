import { forwardRef, useMemo, useSyncExternalStore } from 'react'
import { type HeadedPartProps, type HeadingLevel, levelBelow, Part } from '../part/Part.tsx'
import { HeadingLevels, NotionBlocks } from './NotionBlocks.tsx'
import { FirstBlock } from './NotionMedia.tsx'
import { type NotionBlock, readBlocks } from './notion.schema.ts'
import { LinkBase } from './notion-links.ts'
import './NotionArticle.css'

const never = () => () => {}

const HEADINGS = ['heading_1', 'heading_2', 'heading_3']

const uses = (blocks: readonly NotionBlock[], kind: string): boolean =>
  blocks.some(({ type, children }) => type === kind || uses(children, kind))

/** Gives the kinds of heading that an article uses consecutive levels: many articles begin with `heading_2`. */
function levelsOf(blocks: readonly NotionBlock[], first: HeadingLevel): ReadonlyMap<string, HeadingLevel> {
  let level = first
  return new Map(
    HEADINGS.filter((kind) => uses(blocks, kind)).map((kind) => {
      const own = level
      level = levelBelow(level)
      return [kind, own]
    }),
  )
}

/** The props of an article; the title of the Notion page is not part of it. */
export interface NotionArticleProps extends HeadedPartProps {
  /** The block JSON of the official Notion API. */
  blocks: readonly unknown[]
}

/**
 * Renders Notion blocks by an allow-list. Every string becomes a text node, links are http(s) only and open a new window,
 * known players are framed in a sandbox, and a block of an unknown kind becomes its text (S2.42, D24). A server renders
 * relative links as text, because it does not know the URL of the page.
 *
 * @example
 * const { blocks } = await getNotionPage(fandeck, { pageId: 'guide' })
 * <NotionArticle blocks={blocks} headingLevel={2} />
 */
export const NotionArticle = /* @__PURE__ */ forwardRef<HTMLElement, NotionArticleProps>(
  function NotionArticle({ blocks, headingLevel = 3, ...root }, ref) {
    const read = useMemo(() => readBlocks(blocks), [blocks])
    const levels = useMemo(() => levelsOf(read, headingLevel), [read, headingLevel])
    const base = useSyncExternalStore(
      never,
      () => document.baseURI,
      () => null,
    )
    return (
      <Part base="fandeck-notion" {...root} ref={ref}>
        <LinkBase.Provider value={base}>
          <HeadingLevels.Provider value={levels}>
            <FirstBlock.Provider value={read[0]}>
              <NotionBlocks blocks={read} />
            </FirstBlock.Provider>
          </HeadingLevels.Provider>
        </LinkBase.Provider>
      </Part>
    )
  },
)
