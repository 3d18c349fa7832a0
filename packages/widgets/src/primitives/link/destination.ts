import { safeUrl } from '@fandeck/sdk'
import { linkOf } from '../notion-article/notion-links.ts'

/** The resolved target of a link of the backend. */
export interface Destination {
  /** A path of this site, or the absolute URL of another one. */
  href: string
  external: boolean
}

export interface DestinationRule {
  /** The origin of the page; `undefined` during server rendering. */
  origin: string | undefined
  /** Rejects http. */
  httpsOnly?: boolean | undefined
}

const NOWHERE = 'https://fandeck.invalid'
const LOCAL = new Set(['localhost', '127.0.0.1', '[::1]'])

function pathOf(target: string): string | undefined {
  return safeUrl(target, { base: NOWHERE })?.slice(NOWHERE.length)
}

/**
 * Resolves a link of the backend: a path with a single leading `/` stays on the site, an http or https URL leaves
 * it, and anything else is `undefined`. A URL of the page's own origin counts as its path.
 *
 * @see D52
 */
export function destinationOf(
  target: string | null | undefined,
  { origin, httpsOnly = false }: DestinationRule,
): Destination | undefined {
  if (!target) return undefined
  if (target.startsWith('/')) {
    const path = pathOf(target)
    return path === undefined ? undefined : { href: path, external: false }
  }
  const address = /^https?:\/\//i.test(target) ? linkOf(target, NOWHERE) : undefined
  if (!address) return undefined
  const url = new URL(address)
  if (url.origin === origin) {
    const path = pathOf(address.slice(url.origin.length))
    return path === undefined ? undefined : { href: path, external: false }
  }
  if (httpsOnly && url.protocol !== 'https:' && !LOCAL.has(url.hostname)) return undefined
  return { href: address, external: true }
}
