import { safeUrl } from '@fandeck/sdk'

const LOGIN = '/account/login'

/**
 * Returns the query that holds the address to return to, without the parameters of this visit. The auth server returns
 * through `callbackUrl`, which may be this page with a return address of its own.
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

/** Returns the address that Google or Kakao redirects to. */
export function callbackAddress(provider: string, search: string, base = location.href): string {
  const url = new URL(LOGIN + loginSearch(search, base), base)
  url.searchParams.set('via', provider)
  return url.href
}
