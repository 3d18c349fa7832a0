/** Replaces every text node of the page as the translators of Chrome, Edge and Whale do: by `<font><font>`. */
export function translatePage(root: Node = document.body): void {
  const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const texts: Node[] = []
  while (walk.nextNode()) texts.push(walk.currentNode)
  for (const text of texts) {
    const inside = text.parentElement
    if (!inside || inside.closest('script, style, svg') || !text.textContent?.trim()) continue
    const font = document.createElement('font')
    font.appendChild(document.createElement('font')).textContent = text.textContent
    text.parentNode?.replaceChild(font, text)
  }
}
