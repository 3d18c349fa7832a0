/** A document or a shadow root: where style sheets are adopted. */
export type StyleRoot = Pick<DocumentOrShadowRoot, 'adoptedStyleSheets'>

const texts = new Set<string>()
const sheets = new Map<string, CSSStyleSheet>()
const roots = new Set<StyleRoot>()

/** The sheet of a text; roots with the same text share it. */
export function sheetOf(text: string): CSSStyleSheet {
  const known = sheets.get(text)
  if (known) return known
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(text)
  sheets.set(text, sheet)
  return sheet
}

/**
 * Registers styles for every shadow root of an element, those that exist included. In an element's build each `.css`
 * import of a part becomes this call, so a lazy chunk brings its own styles.
 */
export function addStyles(text: string): void {
  if (texts.has(text)) return
  texts.add(text)
  for (const root of roots) root.adoptedStyleSheets.push(sheetOf(text))
}

/** Adopts what is registered, now and later; returns its undo, after which nothing is added any more. */
export function adoptStyles(root: StyleRoot): () => void {
  for (const text of texts)
    if (!root.adoptedStyleSheets.includes(sheetOf(text))) root.adoptedStyleSheets.push(sheetOf(text))
  roots.add(root)
  return () => void roots.delete(root)
}
