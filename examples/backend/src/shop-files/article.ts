// Markdown as the blocks of Notion's official API, which articles show, and as plain text.
import { decodedPath } from '@fandeck/sdk/shop'
import { lexer, type Token, type Tokens } from 'marked'

interface Marks {
  bold?: true
  italic?: true
  strikethrough?: true
  code?: true
}

/** A block in the JSON of Notion's official API. */
export interface Block {
  type: string
  [part: string]: unknown
}

const rich = (content: string, marks: Marks, href: string | null) => ({
  type: 'text',
  text: { content },
  plain_text: content,
  ...(Object.keys(marks).length > 0 && { annotations: marks }),
  href,
})

/** Undoes the escapes of the lexer. */
const plain = (text: string) =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')

type Spans = ReturnType<typeof rich>[]

function spansOf(tokens: readonly Token[] = [], marks: Marks = {}, href: string | null = null): Spans {
  return tokens.flatMap((token): Spans => {
    const inner: Token[] = 'tokens' in token ? (token.tokens ?? []) : []
    switch (token.type) {
      case 'strong':
        return spansOf(inner, { ...marks, bold: true }, href)
      case 'em':
        return spansOf(inner, { ...marks, italic: true }, href)
      case 'del':
        return spansOf(inner, { ...marks, strikethrough: true }, href)
      case 'link':
        return spansOf(inner, marks, String('href' in token ? token.href : ''))
      case 'codespan':
        return [rich(plain('text' in token ? token.text : ''), { ...marks, code: true }, href)]
      case 'br':
        return [rich('\n', marks, href)]
      case 'image':
        return []
      default:
        return inner.length > 0
          ? spansOf(inner, marks, href)
          : [rich(plain('text' in token ? String(token.text) : token.raw), marks, href)]
    }
  })
}

const block = (type: string, content: object): Block => ({ type, [type]: content })

const isList = (token: Token): token is Tokens.List => token.type === 'list'
const isTable = (token: Token): token is Tokens.Table => token.type === 'table'
const isQuote = (token: Token): token is Tokens.Blockquote => token.type === 'blockquote'
const isCode = (token: Token): token is Tokens.Code => token.type === 'code'
const isHeading = (token: Token): token is Tokens.Heading => token.type === 'heading'
const isImage = (token: Token): token is Tokens.Image => token.type === 'image'

function listBlocks({ ordered, items }: Tokens.List, picture: PictureAddress): Block[] {
  return items.map(({ tokens, task, checked }) => {
    const [first, ...rest] = tokens
    const type = task ? 'to_do' : ordered ? 'numbered_list_item' : 'bulleted_list_item'
    const inner = first && 'tokens' in first ? first.tokens : undefined
    return block(type, {
      rich_text: spansOf(inner),
      ...(task && { checked: checked === true }),
      ...(rest.length > 0 && { children: blocksIn(rest, picture) }),
    })
  })
}

const tableBlock = ({ header, rows }: Tokens.Table): Block =>
  block('table', {
    has_column_header: true,
    children: [header, ...rows].map((cells) =>
      block('table_row', { cells: cells.map(({ tokens }) => spansOf(tokens)) }),
    ),
  })

/** `> [!NOTE]` is a callout, as on GitHub; any other quote is a quote. */
function quoteBlock({ tokens }: Tokens.Blockquote): Block {
  const spans = tokens.flatMap((token) => ('tokens' in token ? spansOf(token.tokens) : []))
  const [first, ...rest] = spans
  const note = first && /^\[!\w+\]\s*/.exec(first.plain_text)
  if (!first || !note) return block('quote', { rich_text: spans })
  const left = first.plain_text.slice(note[0].length)
  const opening = left === '' ? [] : [{ ...first, text: { content: left }, plain_text: left }]
  return block('callout', { rich_text: [...opening, ...rest] })
}

/** Returns the address of a picture of the shop. */
type PictureAddress = (path: string) => string

const pictureBlock = ({ href, text }: Tokens.Image, picture: PictureAddress): Block =>
  block('image', {
    external: { url: picture(decodedPath(href)) },
    caption: text === '' ? [] : [rich(plain(text), {}, null)],
  })

function blocksIn(tokens: readonly Token[], picture: PictureAddress): Block[] {
  return tokens.flatMap((token): Block[] => {
    if (isList(token)) return listBlocks(token, picture)
    if (isTable(token)) return [tableBlock(token)]
    if (isQuote(token)) return [quoteBlock(token)]
    if (isCode(token)) return [block('code', { rich_text: [rich(token.text, {}, null)] })]
    if (isHeading(token))
      return [block(`heading_${Math.min(3, token.depth)}`, { rich_text: spansOf(token.tokens) })]
    if (token.type === 'hr') return [block('divider', {})]
    if (token.type === 'space') return []
    const inner: Token[] = 'tokens' in token ? (token.tokens ?? []) : []
    const pictures = inner.filter(isImage).map((one) => pictureBlock(one, picture))
    const spans = spansOf(inner)
    return [...(spans.length > 0 ? [block('paragraph', { rich_text: spans })] : []), ...pictures]
  })
}

/** Returns a text in Markdown as blocks. */
export const blocksOf = (markdown: string, picture: PictureAddress): Block[] =>
  blocksIn(lexer(markdown), picture)

/** Returns a text in Markdown as plain text, paragraphs separated by empty lines. */
export function plainTextOf(markdown: string): string {
  const linesOf = (tokens: readonly Token[]): string[] =>
    tokens.flatMap((token) => {
      if (isList(token)) return token.items.map(({ tokens: item }) => `- ${linesOf(item).join('\n')}`)
      if (isTable(token))
        return [token.header, ...token.rows].map((row) => row.map(({ text }) => plain(text)).join(' | '))
      if (isQuote(token)) return linesOf(token.tokens)
      if (isCode(token)) return [token.text]
      if (token.type === 'space' || token.type === 'hr') return []
      const inner: Token[] = 'tokens' in token ? (token.tokens ?? []) : [token]
      return [
        spansOf(inner)
          .map(({ plain_text }) => plain_text)
          .join(''),
      ]
    })
  return linesOf(lexer(markdown)).join('\n\n')
}
