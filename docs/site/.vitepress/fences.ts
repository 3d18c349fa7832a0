// What Markdown becomes on the site beside what VitePress makes of it.

/** Returns a text as the value of an attribute. */
const attributeOf = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

/** Returns the component of a fence, because pages have no HTML, or `undefined` for a fence of code. */
export function componentOf(token: { info: string; content: string } | undefined): string | undefined {
  if (token?.info === 'playground') return `<Playground name="${token.content.trim()}" />`
  if (token?.info === 'widget') return `<WidgetPlayground data="${attributeOf(token.content.trim())}" />`
  return token?.info === 'theme-editor' ? '<ThemeEditor />' : undefined
}

interface Token {
  type: string
  tag: string
  content: string
}

/** Turns the headers of a table that are empty into cells; a reader of screens would announce nothing. */
export function plainEmptyHeaders(tokens: Token[]): void {
  for (const [at, token] of tokens.entries()) {
    const [inline, close] = tokens.slice(at + 1, at + 3)
    if (token.type !== 'th_open' || inline?.content !== '' || !close) continue
    token.tag = 'td'
    close.tag = 'td'
  }
}
