/** A span of text with its marks; `href` is unchecked. */
export interface NotionText {
  text: string
  href: string | undefined
  bold: boolean
  italic: boolean
  strikethrough: boolean
  underline: boolean
  code: boolean
}

/** A block of any kind; fields that its kind lacks are empty. */
export interface NotionBlock {
  /** The type in Notion, such as `heading_2`. */
  type: string
  text: readonly NotionText[]
  children: readonly NotionBlock[]
  caption: readonly NotionText[]
  /** The URL of a picture, embed or link; unchecked. */
  url: string | undefined
  /** An emoji. */
  icon: string | undefined
  checked: boolean
  /** The cells of a table row. */
  cells: readonly (readonly NotionText[])[]
  columnHeader: boolean
  rowHeader: boolean
}

/** The maximum nesting; deeper blocks are omitted. */
const MAX_DEPTH = 8

// Parsed by hand, because no shape is invalid here, and zod would have to be split into this lazy chunk.
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

/** Parses blocks from the JSON of the official Notion API; treats malformed fields as absent and does not throw. */
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
