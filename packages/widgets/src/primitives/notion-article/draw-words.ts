import { make } from './make.ts'
import type { NotionText } from './notion.schema.ts'
import { linkOf } from './notion-links.ts'

/** Marks and their elements; a colour is not among them, because it would not hold the contrast. */
const MARKS = [
  ['bold', 'strong'],
  ['italic', 'em'],
  ['strikethrough', 's'],
  ['underline', 'u'],
  ['code', 'code'],
] as const

/** Stretches of text as text nodes, with their marks and safe links. */
export const drawWords = (words: readonly NotionText[]): Node[] =>
  words.map(({ text, href, ...marks }) => {
    let drawn: Node = document.createTextNode(text)
    for (const [mark, tag] of MARKS) if (marks[mark]) drawn = make(tag, {}, drawn)
    const link = linkOf(href)
    return link ? drawLink(link, drawn) : drawn
  })

/** A link in a window of its own, which learns nothing of this one. */
export const drawLink = (href: string, content: Node | string): HTMLElement =>
  make('a', { href, target: '_blank', rel: 'noopener noreferrer' }, content)
