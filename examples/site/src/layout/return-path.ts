import { safeUrl } from '@fandeck/sdk'
import { signInSearch } from '@fandeck/widgets'

interface Place {
  pathname: string
  search: string
  hash: string
}

const PASSING = /^\/account\/(login|logout)$/

/**
 * Returns the path of this site that a `retUrl` leads to; `/` when it is missing, foreign, or a page that only
 * redirects.
 *
 * @see D52
 */
export function returnPath(search: string, base = location.href): string {
  const target = safeUrl(new URLSearchParams(search).get('retUrl'), { base })
  if (!target) return '/'
  const { pathname, search: query, hash, origin } = new URL(target)
  const own = origin === new URL(base).origin
  return own && !PASSING.test(pathname) ? pathname + query + hash : '/'
}

/**
 * The state of an own way to the logout page, which signs out at once: a link of another site cannot set it, and the
 * page asks first.
 */
export const OWN_WAY = 'own-way'

/** The state of the way back from the logout page: a page that requires a member need not say why it cannot be shown. */
export const SIGNED_OUT = 'signed-out'

/** Returns the address of an account page that returns here; from login or logout, it keeps their own way back. */
export function accountPath(
  name: 'login' | 'logout' | 'verify',
  { pathname, search, hash }: Place,
  base?: string,
): string {
  const back = PASSING.test(pathname)
    ? returnPath(signInSearch(search, base), base)
    : pathname + search + hash
  return `/account/${name}?retUrl=${encodeURIComponent(back)}`
}

/** Returns the address of the login for a page that requires a member, with the reason (S2.21). */
export const sessionRequiredPath = ({ pathname, search, hash }: Place, base = location.origin): string =>
  `/account/login?${new URLSearchParams({ error: 'SessionRequired', callbackUrl: base + pathname + search + hash })}`
