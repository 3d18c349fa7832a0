// Defines tags before their scripts have loaded; each script loads when the first element of its tag is near.
import { enFallback, koFallback } from '../theme/errors/fallback.ts'
import { ADDRESSES } from './addresses.ts'
import { createShell, defineTag, type Mount, type TagFacts } from './shell.ts'

/** Loads the script of a tag. */
export type LoadPart = () => Promise<{ mount: Mount }>

/** The distance from the screen at which a script loads. */
const NEAR = '600px'

/** The waits before a failed load is tried again; after them, when the browser comes online. */
const RETRIES_MS = [1_000, 4_000, 16_000]

/** Calls `arrived` once, when an element is on the screen or near it; a hidden element is not. */
function whenNear(element: HTMLElement, arrived: () => void): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      arrived()
    },
    // The document as root, because a frame ignores the margin otherwise.
    { root: element.ownerDocument, rootMargin: NEAR },
  )
  observer.observe(element)
}

/**
 * Says once in an element that its script did not load; shows the children with `slot="error"` and the placeholder.
 * Without markup in a text, which a strict page refuses.
 */
function fail(element: HTMLElement, message: string): void {
  if (element.shadowRoot) return
  const root = element.attachShadow({ mode: 'open' })
  const said = root.appendChild(document.createElement('p'))
  said.role = 'alert'
  said.append(element.matches(':lang(en)') ? enFallback : koFallback)
  const own = root.appendChild(document.createElement('slot'))
  own.name = 'error'
  root.append(document.createElement('slot'))
  for (const child of own.assignedElements()) child.removeAttribute('hidden')
  const code = 'http/network'
  const error = Object.assign(new Error(message), { name: 'FandeckError', code })
  element.dispatchEvent(
    new CustomEvent('fandeck-error', { detail: { code, error }, bubbles: true, composed: true }),
  )
}

/** Defines a tag whose script loads when an element of it is near or open. */
export function defineLazily({ tag, attributes }: TagFacts, load: LoadPart): void {
  let mount: Mount | undefined
  let loading = false
  let failures = 0
  /** The elements without a rendering, each with the function that takes its `Mount`. */
  const waiting = new Map<HTMLElement, (mount: Mount) => void>()

  async function request(): Promise<void> {
    if (loading || mount) return
    loading = true
    try {
      ;({ mount } = await load())
      for (const mounted of waiting.values()) mounted(mount)
      waiting.clear()
    } catch (error) {
      const message = `<${tag}>: its script did not load.`
      // biome-ignore lint/suspicious/noConsole: for the page's developer
      console.error(message, error)
      for (const element of waiting.keys()) fail(element, message)
      const wait = RETRIES_MS[failures++]
      if (wait === undefined) addEventListener('online', request, { once: true })
      else setTimeout(request, wait)
    } finally {
      loading = false
    }
  }

  const Shell = createShell({ ...attributes, ...ADDRESSES }, (element, mounted) => {
    if (mount) return mounted(mount)
    const observed = waiting.has(element)
    waiting.set(element, mounted)
    if (element.hasAttribute('open')) void request()
    else if (!observed) whenNear(element, request)
  })
  defineTag(tag, Shell)
}
