import { drawBlocks } from './draw-blocks.ts'
import styles from './NotionArticle.css?inline'
import { readBlocks } from './notion.schema.ts'

let sheet: CSSStyleSheet | undefined

/** The article's sheet comes with it, so that a page without articles loads neither. */
function adopt(root: Node): void {
  if (!(root instanceof Document || root instanceof ShadowRoot) || !root.adoptedStyleSheets) return
  if (!sheet) {
    sheet = new CSSStyleSheet()
    sheet.replaceSync(styles)
  }
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet)
}

/**
 * Fills an element with the blocks of a Notion page. It stands apart from everything else, React included: what is
 * loaded later and shares nothing costs a page that shows no article not one byte.
 */
export function drawArticle(host: HTMLElement | null, blocks: readonly unknown[]): void {
  if (!host) return
  adopt(host.getRootNode())
  host.className = 'fandeck-notion'
  host.replaceChildren(...drawBlocks(readBlocks(blocks)))
}
