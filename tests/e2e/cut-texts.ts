// What a fan with large text cannot read of a page.
import type { Page } from 'playwright'

/**
 * Returns the texts of a page that are cut: those that reach out of an ancestor that hides what overflows, unless they
 * end in an ellipsis or can be scrolled to, those that leave the header, and amounts that break before their unit.
 */
export const cutTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const cuts = (at: Element) => {
      const { overflowX, overflowY } = getComputedStyle(at)
      return /hidden|clip/.test(overflowX + overflowY) || at.matches('.site-header')
    }
    const endsInEllipsis = (at: Element) => {
      const { textOverflow, webkitLineClamp } = getComputedStyle(at)
      return textOverflow === 'ellipsis' || webkitLineClamp !== 'none'
    }
    const endsAt = (at: Element) => {
      const { position, overflowX, overflowY } = getComputedStyle(at)
      return (
        (position === 'fixed' && !at.matches('.site-header')) || /auto|scroll/.test(overflowX + overflowY)
      )
    }
    /** Returns the ancestor that cuts a box whose lines are `line` px high. */
    const cutterOf = (from: Element, box: DOMRect, line: number): Element | undefined => {
      for (let at: Element | null = from; at && at !== document.body; at = at.parentElement) {
        if (endsAt(at) || (cuts(at) && endsInEllipsis(at))) return undefined
        const { left, right, top, bottom, width } = at.getBoundingClientRect()
        // A glyph's line may be higher than what is seen of it.
        const slack = line * 0.2
        const leaves =
          box.left < left - 1 || box.right > right + 1 || box.top < top - slack || box.bottom > bottom + slack
        if (width > 0 && leaves && cuts(at)) return at
      }
      return undefined
    }
    const found: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const text = walker.currentNode
      const words = text.textContent?.trim() ?? ''
      const parent = text.parentElement
      if (!words || !parent?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
      // The art of a card keeps its proportions at every size of text.
      const kept =
        '[class^=dev-panel], .fandeck-visually-hidden, [hidden], [aria-hidden=true], script, style, .fandeck-card, [inert]'
      if (parent.closest(kept)) continue
      const range = document.createRange()
      range.selectNodeContents(text)
      const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
      const box = range.getBoundingClientRect()
      if (/^[\d,]+ ?(P|원|장|팩)$/.test(words) && tops.size > 1) found.push(`"${words}" breaks`)
      const cutter = cutterOf(parent, box, box.height / Math.max(1, tops.size))
      if (cutter) found.push(`"${words.slice(0, 40)}" is cut by ${cutter.tagName}.${cutter.className}`)
    }
    return found
  })

/** Returns the words of these parts that are on two lines. */
export const brokenWords = (page: Page, parts: string): Promise<string[]> =>
  page.locator(parts).evaluateAll((all) => {
    const broken: string[] = []
    for (const part of all) {
      const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
      while (walker.nextNode())
        for (const { 0: word, index } of (walker.currentNode.textContent ?? '').matchAll(/\S+/g)) {
          const range = document.createRange()
          range.setStart(walker.currentNode, index)
          range.setEnd(walker.currentNode, index + word.length)
          const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
          if (tops.size > 1) broken.push(word)
        }
    }
    return broken
  })
