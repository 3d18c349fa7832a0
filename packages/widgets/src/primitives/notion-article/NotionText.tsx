import { Fragment, type ReactNode, useContext } from 'react'
import type { NotionText } from './notion.schema.ts'
import { LinkBase, linkOf } from './notion-links.ts'

/** The element of each mark. Colours of Notion are omitted, because their contrast is not guaranteed. */
const MARKS = [
  ['bold', 'strong'],
  ['italic', 'em'],
  ['strikethrough', 's'],
  ['underline', 'u'],
  ['code', 'code'],
] as const

/** Renders rich text as text nodes with marks and safe links. */
export function NotionWords({ words }: { words: readonly NotionText[] }): ReactNode {
  const base = useContext(LinkBase)
  return words.map(({ text, href, ...marks }, index) => {
    let content: ReactNode = text
    for (const [mark, Mark] of MARKS) if (marks[mark]) content = <Mark>{content}</Mark>
    const link = linkOf(href, base)
    // biome-ignore lint/suspicious/noArrayIndexKey: text spans have no id and never move
    return <Fragment key={index}>{link ? <NotionLink href={link}>{content}</NotionLink> : content}</Fragment>
  })
}

/** A link that opens a new window without access to its opener. */
export const NotionLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <a href={href} target="_blank" rel="noopener noreferrer">
    {children}
  </a>
)
