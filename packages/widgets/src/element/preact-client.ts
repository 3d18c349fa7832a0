// `react-dom/client` of the builds that run on Preact (preact.build.ts): a changed text appears on a translated page.
import { options, type VNode } from 'preact'

export { createRoot } from 'preact/compat/client'

declare module 'preact' {
  // The names in Preact's published scripts: the node of a virtual node, and its children.
  interface VNode {
    __e?: Node | null
    __k?: readonly (VNode | null)[] | null
  }
}

/** What each text node holds: Preact keeps only the present virtual node. */
const written = new WeakMap<Text, string>()
const next = options.diffed

/**
 * Puts a changed text back into its element. The browser's translator replaces text nodes by `<font>` elements, and
 * Preact then writes into the detached node. React replaces the content of an element whose only child is a text.
 */
function restoreText(element: Node, text: Text): void {
  const before = written.get(text)
  written.set(text, text.data)
  if (before !== undefined && before !== text.data && text.parentNode === null && element instanceof Element)
    element.replaceChildren(text)
}

options.diffed = (vnode: VNode) => {
  const text = typeof vnode.type === 'string' && vnode.__k?.length === 1 ? vnode.__k[0]?.__e : undefined
  if (vnode.__e && text instanceof Text) restoreText(vnode.__e, text)
  next?.(vnode)
}
