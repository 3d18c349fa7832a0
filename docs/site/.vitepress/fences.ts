// The fences of a page that are components: pages are Markdown without HTML.

/** Returns the component of a fence, or `undefined` for a fence of code. */
export function componentOf(token: { info: string; content: string } | undefined): string | undefined {
  if (token?.info === 'playground') return `<Playground name="${token.content.trim()}" />`
  return token?.info === 'theme-editor' ? '<ThemeEditor />' : undefined
}
