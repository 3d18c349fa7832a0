/** A stretch of text with its marks; `href` is as the page gives it, unchecked. */
export interface NotionText {
  text: string
  href: string | undefined
  bold: boolean
  italic: boolean
  strikethrough: boolean
  underline: boolean
  code: boolean
}

/** A block of any kind: what a kind does not have is empty. */
export interface NotionBlock {
  /** Notion's own name of the kind, such as `heading_2`. */
  type: string
  text: readonly NotionText[]
  children: readonly NotionBlock[]
  caption: readonly NotionText[]
  /** Of a picture, an embed, a link; as the page gives it, unchecked. */
  url: string | undefined
  /** An emoji. */
  icon: string | undefined
  checked: boolean
  /** Of a table's row. */
  cells: readonly (readonly NotionText[])[]
  columnHeader: boolean
  rowHeader: boolean
}

/** Nobody writes deeper ones by hand; they are left out. */
const MAX_DEPTH = 8

// Read by hand and not by zod: no form is wrong here, and the file is loaded apart, where zod would split in two.
const own = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null
    ? Object.getOwnPropertyDescriptor(value, name)?.value
    : undefined
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
const text = (value: unknown) => (typeof value === 'string' ? value : undefined)

const textsOf = (value: unknown): NotionText[] =>
  list(value).map((rich) => {
    const marks = own(rich, 'annotations')
    const has = (name: string) => own(marks, name) === true
    return {
      text: text(own(rich, 'plain_text')) ?? '',
      href: text(own(rich, 'href')),
      bold: has('bold'),
      italic: has('italic'),
      strikethrough: has('strikethrough'),
      underline: has('underline'),
      code: has('code'),
    }
  })

/** Blocks from the JSON of Notion's official API. What is in a strange form counts as absent; nothing throws. */
export function readBlocks(blocks: readonly unknown[], depth = 0): NotionBlock[] {
  if (depth === MAX_DEPTH) return []
  return blocks.flatMap((json) => {
    const type = text(own(json, 'type'))
    if (type === undefined) return []
    const content = own(json, type)
    const part = (name: string) => own(content, name)
    return {
      type,
      text: textsOf(part('rich_text')),
      caption: textsOf(part('caption')),
      children: readBlocks(list(part('children')), depth + 1),
      cells: list(part('cells')).map(textsOf),
      url: text(part('url')) ?? text(own(part('external'), 'url')) ?? text(own(part('file'), 'url')),
      icon: text(own(part('icon'), 'emoji')),
      checked: part('checked') === true,
      columnHeader: part('has_column_header') === true,
      rowHeader: part('has_row_header') === true,
    }
  })
}
