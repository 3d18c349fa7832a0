import { drawLink, drawWords } from './draw-words.ts'
import { make } from './make.ts'
import type { NotionBlock } from './notion.schema.ts'
import { linkOf, playerOf } from './notion-links.ts'

type Draw = (block: NotionBlock) => readonly Node[]

const plainOf = ({ text, caption }: NotionBlock) => [...text, ...caption].map((word) => word.text).join('')
const inside = ({ text, children }: NotionBlock) => [...drawWords(text), ...drawBlocks(children)]

/** An element with the block's words and what stands under it. */
const as =
  (tag: string): Draw =>
  (block) => [make(tag, {}, ...inside(block))]

/** An element with the block's words; what stands under it comes after. */
const before =
  (tag: string): Draw =>
  ({ text, children }) => [make(tag, {}, ...drawWords(text)), ...drawBlocks(children)]

const toDo: Draw = (block) => [
  make('li', {}, make('span', { 'aria-hidden': 'true' }, block.checked ? '☑ ' : '☐ '), ...inside(block)),
]

const toggle: Draw = ({ text, children }) => [
  make('details', {}, make('summary', {}, ...drawWords(text)), ...drawBlocks(children)),
]

const callout: Draw = (block) => [
  make(
    'div',
    { class: 'fandeck-notion__callout', role: 'note' },
    make('span', { 'aria-hidden': 'true' }, block.icon ?? 'ⓘ'),
    make('div', {}, ...inside(block)),
  ),
]

const code: Draw = (block) => [make('pre', {}, make('code', {}, plainOf(block)))]

const picture: Draw = (block) => {
  const src = linkOf(block.url)
  if (!src) return bookmark(block)
  const alt = block.caption.map(({ text }) => text).join('')
  const image = make('img', { src, alt, loading: 'lazy', decoding: 'async' })
  const words = alt ? [make('figcaption', { 'aria-hidden': 'true' }, ...drawWords(block.caption))] : []
  return [make('figure', {}, image, ...words)]
}

/** A player of the list in a sandboxed frame; anything else as a link. */
const embed: Draw = (block) => {
  const src = playerOf(block.url)
  if (!src) return bookmark(block)
  const frame = {
    title: plainOf(block) || new URL(src).host,
    sandbox: 'allow-scripts allow-same-origin allow-presentation',
    allow: 'fullscreen',
    referrerpolicy: 'strict-origin-when-cross-origin',
    loading: 'lazy',
  }
  // The sandbox stands before the address: a frame begins to load with it.
  return [make('iframe', { ...frame, src })]
}

const bookmark: Draw = (block) => {
  const link = linkOf(block.url)
  const words = plainOf(block)
  if (link) return [make('p', {}, drawLink(link, words || new URL(link).host))]
  return words ? [make('p', {}, words)] : []
}

const table: Draw = ({ children, columnHeader, rowHeader }) => {
  const rows = children.map(({ cells }, row) => {
    const drawn = cells.map((words, column) =>
      make((columnHeader && row === 0) || (rowHeader && column === 0) ? 'th' : 'td', {}, ...drawWords(words)),
    )
    return make('tr', {}, ...drawn)
  })
  // What scrolls must be reachable by keyboard.
  const scroller = { class: 'fandeck-notion__table', tabindex: '0' }
  return [make('div', scroller, make('table', {}, make('tbody', {}, ...rows)))]
}

const children: Draw = (block) => drawBlocks(block.children)

/** The kinds that are drawn; every other one is a paragraph of its words. The page's title stands above the headings. */
const KINDS = new Map<string, Draw>([
  ['heading_1', before('h3')],
  ['heading_2', before('h4')],
  ['heading_3', before('h5')],
  ['bulleted_list_item', as('li')],
  ['numbered_list_item', as('li')],
  ['to_do', toDo],
  ['toggle', toggle],
  ['quote', as('blockquote')],
  ['callout', callout],
  ['code', code],
  ['divider', () => [make('hr', {})]],
  ['image', picture],
  ['embed', embed],
  ['video', embed],
  ['bookmark', bookmark],
  ['link_preview', bookmark],
  ['file', bookmark],
  ['pdf', bookmark],
  ['table', table],
  ['column_list', children],
  ['column', children],
  ['synced_block', children],
])

const LISTS = new Map([
  ['bulleted_list_item', 'ul'],
  ['numbered_list_item', 'ol'],
  ['to_do', 'ul'],
])

/** Blocks in their order; neighbours of one kind of list make one. */
export function drawBlocks(blocks: readonly NotionBlock[]): Node[] {
  const drawn: Node[] = []
  let list: HTMLElement | undefined
  for (const block of blocks) {
    const { type } = block
    const nodes = (KINDS.get(type) ?? before('p'))(block)
    const tag = LISTS.get(type)
    if (tag && list?.dataset.kind !== type) {
      list = make(tag, { 'data-kind': type })
      drawn.push(list)
    }
    if (tag) list?.append(...nodes)
    else {
      list = undefined
      drawn.push(...nodes)
    }
  }
  return drawn
}
