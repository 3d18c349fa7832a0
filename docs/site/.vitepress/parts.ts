// The parts of a page, each from one heading to the next.

/** A token of Markdown, and how the next one is made. */
interface Block {
  type: string
  tag: string
  level: number
  children: { type: string }[] | null
  attrSet(name: string, value: string): void
}
type Make<Token> = new (type: string, tag: string, nesting: -1 | 0 | 1) => Token

/** A heading that is a link is a line of a list. */
const beginsPart = ({ type, tag, level }: Block, text: Block | undefined) =>
  type === 'heading_open' &&
  level === 0 &&
  (tag === 'h2' || tag === 'h3') &&
  text?.children?.[0]?.type !== 'link_open'

/**
 * Wraps what follows a heading in an element that browsers style and lay out only near the screen (`site.css`). A reference has
 * up to 20,000 elements, which take a phone seconds. What precedes the first part is on the screen.
 */
export function divideIntoParts<Token extends Block>(tokens: Token[], Made: Make<Token>): void {
  const close = () => new Made('part_close', 'div', -1)
  let parts = 0
  const divided = tokens.flatMap((token, at) => {
    if (!beginsPart(token, tokens[at + 1])) return [token]
    const open = new Made('part_open', 'div', 1)
    open.attrSet('class', 'part')
    parts += 1
    return parts === 1 ? [open, token] : [close(), open, token]
  })
  tokens.splice(0, tokens.length, ...divided, ...(parts === 0 ? [] : [close()]))
}
