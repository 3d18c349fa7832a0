/** Returns the closest ancestor that scrolls an element, also outside of its shadow root; `undefined` for the page. */
export function scrollerOf(element: Element): Element | undefined {
  const root = element.getRootNode()
  const parent =
    element.assignedSlot ?? element.parentElement ?? (root instanceof ShadowRoot ? root.host : null)
  if (!parent || parent === document.body || parent === document.documentElement) return undefined
  return /auto|scroll/.test(getComputedStyle(parent).overflowY) ? parent : scrollerOf(parent)
}
