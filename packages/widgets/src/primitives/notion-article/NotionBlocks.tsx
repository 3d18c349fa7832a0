import { type ComponentType, createContext, useContext } from 'react'
import type { HeadingLevel } from '../part/Part.tsx'
import { NotionBookmark, NotionEmbed, NotionPicture, NotionTable, plainOf } from './NotionMedia.tsx'
import { NotionWords } from './NotionText.tsx'
import type { NotionBlock } from './notion.schema.ts'

interface BlockProps {
  block: NotionBlock
}

/** The level of each kind of heading. */
export const HeadingLevels = /* @__PURE__ */ createContext<ReadonlyMap<string, HeadingLevel>>(new Map())

const Inside = ({ block: { text, children } }: BlockProps) => (
  <>
    <NotionWords words={text} />
    <NotionBlocks blocks={children} />
  </>
)

const Item = ({ block }: BlockProps) => (
  <li>
    <Inside block={block} />
  </li>
)

const ToDo = ({ block }: BlockProps) => (
  <li>
    <span aria-hidden>{block.checked ? '☑ ' : '☐ '}</span>
    <Inside block={block} />
  </li>
)

const Paragraph = ({ block: { text, children } }: BlockProps) => (
  <>
    <p>
      <NotionWords words={text} />
    </p>
    <NotionBlocks blocks={children} />
  </>
)

function Heading({ block: { type, text, children } }: BlockProps) {
  const Tag = `h${useContext(HeadingLevels).get(type) ?? 6}` as const
  return (
    <>
      <Tag data-kind={type}>
        <NotionWords words={text} />
      </Tag>
      <NotionBlocks blocks={children} />
    </>
  )
}

const Toggle = ({ block: { text, children } }: BlockProps) => (
  <details>
    <summary>
      <NotionWords words={text} />
    </summary>
    <NotionBlocks blocks={children} />
  </details>
)

const Quote = ({ block }: BlockProps) => (
  <blockquote>
    <Inside block={block} />
  </blockquote>
)

const Callout = ({ block }: BlockProps) => (
  <div className="fandeck-notion__callout" role="note">
    <span aria-hidden>{block.icon ?? 'ⓘ'}</span>
    <div>
      <Inside block={block} />
    </div>
  </div>
)

const Code = ({ block }: BlockProps) => (
  <pre>
    <code>{plainOf(block)}</code>
  </pre>
)

const Divider = () => <hr />
const Children = ({ block }: BlockProps) => <NotionBlocks blocks={block.children} />

/** The component of each known kind; a block of another kind is a paragraph of its text. */
const KINDS = /* @__PURE__ */ new Map<string, ComponentType<BlockProps>>([
  ['heading_1', Heading],
  ['heading_2', Heading],
  ['heading_3', Heading],
  ['bulleted_list_item', Item],
  ['numbered_list_item', Item],
  ['to_do', ToDo],
  ['toggle', Toggle],
  ['quote', Quote],
  ['callout', Callout],
  ['code', Code],
  ['divider', Divider],
  ['image', NotionPicture],
  ['embed', NotionEmbed],
  ['video', NotionEmbed],
  ['bookmark', NotionBookmark],
  ['link_preview', NotionBookmark],
  ['file', NotionBookmark],
  ['pdf', NotionBookmark],
  ['table', NotionTable],
  ['column_list', Children],
  ['column', Children],
  ['synced_block', Children],
])

const LISTS = /* @__PURE__ */ new Map([
  ['bulleted_list_item', 'ul' as const],
  ['numbered_list_item', 'ol' as const],
  ['to_do', 'ul' as const],
])

/** Renders blocks in order; adjacent items of one kind share a list. */
export function NotionBlocks({ blocks }: { blocks: readonly NotionBlock[] }) {
  const groups: NotionBlock[][] = []
  for (const block of blocks) {
    const last = groups.at(-1)
    if (LISTS.has(block.type) && last?.[0]?.type === block.type) last.push(block)
    else groups.push([block])
  }
  return groups.map((group, index) => {
    const type = group[0]?.type ?? ''
    const List = LISTS.get(type)
    const Kind = KINDS.get(type) ?? Paragraph
    // biome-ignore lint/suspicious/noArrayIndexKey: a page is replaced as a whole, so its blocks never move
    const items = group.map((block, at) => <Kind key={`${index}-${at}`} block={block} />)
    if (!List) return items
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a page is replaced as a whole, so its blocks never move
      <List key={index} data-kind={type}>
        {items}
      </List>
    )
  })
}
