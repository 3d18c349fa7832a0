import { safeUrl } from '@fandeck/sdk'

interface Place {
  pathname: string
  search: string
  hash: string
}

const PASSING = /^\/account\/(login|logout)$/

/**
 * Where a `retUrl` leads, as a path of this site; `/` when it is missing, leads elsewhere, or leads to a page that
 * only sends on.
 *
 * @see decision D52
 */
export function returnPath(search: string, base = location.href): string {
  const target = safeUrl(new URLSearchParams(search).get('retUrl'), { base })
  if (!target) return '/'
  const { pathname, search: query, hash, origin } = new URL(target)
  const own = origin === new URL(base).origin
  return own && !PASSING.test(pathname) ? pathname + query + hash : '/'
}

/** The address of an account page that comes back here; from the login or the logout it keeps their own way back. */
export function accountPath(
  name: 'login' | 'logout' | 'verify',
  { pathname, search, hash }: Place,
  base = location.href,
): string {
  const back = PASSING.test(pathname) ? returnPath(search, base) : pathname + search + hash
  return `/account/${name}?retUrl=${encodeURIComponent(back)}`
}
