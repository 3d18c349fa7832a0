import { safeUrl } from '@fandeck/sdk'

const LOGIN = '/account/login'

/**
 * The query that says where the login leads, cleaned of what only this visit is about. The auth server names the way
 * back `callbackUrl`, which may be this very page with a way back of its own.
 */
export function loginSearch(search: string, base = location.href): string {
  const params = new URLSearchParams(search)
  const retUrl = params.get('retUrl')
  if (retUrl !== null) return `?retUrl=${encodeURIComponent(retUrl)}`
  const back = safeUrl(params.get('callbackUrl'), { base })
  if (!back) return ''
  const url = new URL(back)
  if (url.pathname === LOGIN) return loginSearch(url.search, base)
  return `?retUrl=${encodeURIComponent(url.pathname + url.search + url.hash)}`
}

/** The address that Google or Kakao comes back to. */
export function callbackAddress(provider: string, search: string, base = location.href): string {
  const url = new URL(LOGIN + loginSearch(search, base), base)
  url.searchParams.set('via', provider)
  return url.href
}
