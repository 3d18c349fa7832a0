// Finds elements in a document by role and name with Testing Library, as Playwright's locators do in the other tests.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type * as TestingLibrary from '@testing-library/dom'

/** Names an element by its role and accessible name, or by the label of a field; a string is the whole name. */
export type Target = (
  | { role: string; name?: string | RegExp; checked?: boolean }
  | { label: string | RegExp }
) & {
  /** Only inside this one. */
  within?: Target
}

/** What `INSTALL` leaves in a document. */
interface FinderWindow {
  TestingLibraryDom: typeof TestingLibrary
  fandeckFinder: {
    find(target: Target): Element[]
    spot(target: Target): string | undefined
    text(): string
    chosen?: Element
  }
}

const require = createRequire(import.meta.url)
const library = readFileSync(
  require.resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
)

/** Runs in the document. */
function installFinder(): void {
  const page = window as unknown as FinderWindow
  const { queryAllByLabelText, queryAllByRole } = page.TestingLibraryDom
  type Root = HTMLElement | Document | ShadowRoot

  /** A node and the shadow roots of the tags inside it. */
  const rootsOf = (node: Root): Root[] => [
    node,
    ...[...node.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? rootsOf(shadowRoot) : [])),
  ]

  /** The options that the target has; an explicit `undefined` would be refused. */
  const optionsOf = ({ name, checked }: { name?: string | RegExp; checked?: boolean }) => ({
    ...(name !== undefined && { name }),
    ...(checked !== undefined && { checked }),
  })

  function find(target: Target): HTMLElement[] {
    const within: Root[] = target.within ? find(target.within) : [document]
    return within.flatMap(rootsOf).flatMap((root) => {
      // The library's functions read no more of a root than all of these have.
      const container = root as HTMLElement
      return 'label' in target
        ? queryAllByLabelText(container, target.label)
        : queryAllByRole(container, target.role, optionsOf(target))
    })
  }

  /** Where a press would hit the element; `undefined` while something covers it. */
  function middleOf(element: Element): string | undefined {
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
    const { x, y, width, height } = element.getBoundingClientRect()
    if (width <= 1 || height <= 1) return
    const root = element.getRootNode()
    const middle = [x + width / 2, y + height / 2] as const
    const hit =
      root instanceof Document || root instanceof ShadowRoot ? root.elementFromPoint(...middle) : null
    return hit && element.contains(hit) ? middle.join(' ') : undefined
  }

  page.fandeckFinder = {
    find,
    spot(target) {
      for (const element of find(target)) {
        if (element.matches(':disabled, [aria-disabled=true]')) continue
        // A drawn checkbox is the label of a hidden one.
        const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : []
        for (const one of [element, ...labels]) {
          const spot = middleOf(one)
          if (!spot) continue
          page.fandeckFinder.chosen = one
          return spot
        }
      }
      return
    },
    text: () =>
      rootsOf(document)
        .flatMap((root) => (root instanceof Document ? [root.body] : [...root.children]))
        // biome-ignore lint/performance/useDomNodeTextContent: only what is shown counts
        .map((element) => (element instanceof HTMLElement ? element.innerText : ''))
        .join('\n'),
  }
}

/** Makes the expressions of `askFinder` work in the document. */
export const INSTALL = `(function () {
  var exports, module, define
  ${library}
}).call(window), (${installFinder})()`

/** Returns an expression with `null` where the document has no finder yet. */
export const askFinder = (call: 'find' | 'spot' | 'text', target?: Target, then = '') =>
  `window.fandeckFinder ? [window.fandeckFinder.${call}(${target ? codeOf(target) : ''})${then}] : null`

/** Returns an expression of the first element inside a target that a selector matches. */
export const firstOf = (target: Target, selector: string) =>
  `window.fandeckFinder.find(${codeOf(target)})[0].querySelector(${JSON.stringify(selector)})`

/** The element that `spot` found. */
export const CHOSEN = 'window.fandeckFinder.chosen'

/** Writes a target as code, with its regular expressions. */
function codeOf(target: object): string {
  const entries = Object.entries(target).map(([key, value]) => {
    if (value instanceof RegExp) return `${key}: ${value}`
    return `${key}: ${typeof value === 'object' ? codeOf(value) : JSON.stringify(value)}`
  })
  return `{ ${entries.join(', ')} }`
}
