import type { Fandeck } from '../client.ts'
import { safeUrl } from '../kernel/url.ts'

/**
 * Returns the address of a link for another browser. The secret is the fragment, which no server, log or `Referer` sees.
 *
 * @param page the absolute address of the page that redeems it
 * @see D108
 */
export function continuationAddress(page: string, token: string): string {
  const url = new URL(page)
  url.hash = token
  return url.href
}

/**
 * Returns the secret in the fragment of an address; `undefined` when there is none.
 *
 * @see D108
 */
export const readContinuation = (hash: string): string | undefined => /^#([\w-]{43})$/.exec(hash)?.[1]

/**
 * Returns the path of this origin to which a redeemed link leads; `/` when it leads elsewhere.
 *
 * @param base the address of this page
 * @see D52, D108
 */
export function continuationPath(path: string, base: string): string {
  const target = safeUrl(path, { base })
  if (!target) return '/'
  const { origin, pathname, search } = new URL(target)
  return origin === new URL(base).origin ? pathname + search : '/'
}

/**
 * Returns the address that asks the app around this page to open a link in the browser of the phone; `undefined` where no
 * documented one exists, such as on iOS. Show the link and its QR beside it, because an app can ignore it.
 *
 * @example
 * const opener = outsideAddress(link, navigator.userAgent)
 * @see D108
 */
export function outsideAddress(link: string, userAgent: string): string | undefined {
  if (/(?<![\w-])KAKAOTALK/i.test(userAgent))
    return `kakaotalk://web/openExternal?url=${encodeURIComponent(link)}`
  const url = new URL(link)
  if (/(?<![\w-])Line\//.test(userAgent)) {
    url.searchParams.set('openExternalBrowser', '1')
    return url.href
  }
  if (!userAgent.includes('Android')) return undefined
  const scheme = url.protocol.slice(0, -1)
  return `intent:${url.href.slice(url.protocol.length)}#Intent;scheme=${scheme};action=android.intent.action.VIEW;category=android.intent.category.BROWSABLE;end`
}

const pages = new WeakMap<Fandeck, string>()

/**
 * Names the page that redeems the links of a client, such as `https://shop.example/continue`; until then the widgets offer
 * none. Call it where the page is known, also late: nothing of it is needed for the first view.
 *
 * @example
 * setContinuationPage(fandeck, `${location.origin}/continue`)
 * @see D108
 */
export const setContinuationPage = (fandeck: Fandeck, page: string): void => void pages.set(fandeck, page)

/**
 * Returns the page that redeems the links of a client; `undefined` when it has none.
 *
 * @see D108
 */
export const continuationPage = (fandeck: Fandeck): string | undefined => pages.get(fandeck)
