/** A document or a shadow root. */
export type StyleRoot = Pick<DocumentOrShadowRoot, 'adoptedStyleSheets'>

const texts = new Set<string>()
const sheets = new Map<string, CSSStyleSheet>()
const roots = new Set<StyleRoot>()

/** `light-dark(light, dark)`; `$1` is the light colour. */
const PAIR = /light-dark\(((?:[^(),]|\([^()]*\))+),(?:[^()]|\([^()]*\))+\)/g

/**
 * Returns the sheet of a text; roots share one sheet per text. The oldest supported browsers lack `light-dark()` and get
 * the light colours; the sheets for documents have both (`styles.pairs.ts`), which costs tags half a kilobyte.
 */
export function sheetOf(text: string): CSSStyleSheet {
  const known = sheets.get(text)
  if (known) return known
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(CSS.supports('color', 'light-dark(red,red)') ? text : text.replace(PAIR, '$1'))
  sheets.set(text, sheet)
  return sheet
}

/**
 * Adds styles to every shadow root of an element, including existing ones. The build of the elements turns each `.css`
 * import into this call, so that a lazy chunk adds its own styles.
 */
export function addStyles(text: string): void {
  if (texts.has(text)) return
  texts.add(text)
  for (const root of roots) root.adoptedStyleSheets.push(sheetOf(text))
}

/** Adopts present and future styles; returns a function that stops adopting. */
export function adoptStyles(root: StyleRoot): () => void {
  for (const text of texts)
    if (!root.adoptedStyleSheets.includes(sheetOf(text))) root.adoptedStyleSheets.push(sheetOf(text))
  roots.add(root)
  return () => void roots.delete(root)
}
