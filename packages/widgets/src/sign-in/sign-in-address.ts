import { safeUrl } from '@fandeck/sdk'

/**
 * Returns the query of a sign-in page that keeps the way back, without the parameters of this visit. The auth server
 * returns through `callbackUrl`, which may be this page with a way back of its own.
 *
 * @param search the query of the sign-in page
 * @param base the address of the sign-in page
 * @returns `?retUrl=…`, or an empty text
 * @see S2.9, S2.21
 */
export function signInSearch(search: string, base = location.href): string {
  const params = new URLSearchParams(search)
  const retUrl = params.get('retUrl')
  if (retUrl !== null) return `?retUrl=${encodeURIComponent(retUrl)}`
  const back = safeUrl(params.get('callbackUrl'), { base })
  if (!back) return ''
  const url = new URL(back)
  if (url.pathname === new URL(base).pathname) return signInSearch(url.search, base)
  return `?retUrl=${encodeURIComponent(url.pathname + url.search + url.hash)}`
}

/**
 * Returns the path of this origin to which a sign-in page leads back; `undefined` when it is missing or foreign.
 *
 * @param search the query of the sign-in page
 * @param base the address of the sign-in page
 * @example
 * <SignIn onDone={() => location.assign(signInReturn(location.search) ?? '/')} />
 * @see D52
 */
export function signInReturn(search: string, base = location.href): string | undefined {
  const target = safeUrl(new URLSearchParams(signInSearch(search, base)).get('retUrl'), { base })
  if (!target) return undefined
  const { pathname, search: query, hash, origin } = new URL(target)
  return origin === new URL(base).origin ? pathname + query + hash : undefined
}

/** The parameters of one visit. */
const OF_VISIT = ['error', 'callbackUrl', 'via']

/** Returns the address to which Google or Kakao redirects: this page, with the way back. */
export function signInCallback(provider: 'google' | 'kakao', search: string, base = location.href): string {
  const params = new URLSearchParams(search)
  const retUrl = new URLSearchParams(signInSearch(search, base)).get('retUrl')
  for (const name of OF_VISIT) params.delete(name)
  if (retUrl !== null) params.set('retUrl', retUrl)
  params.set('via', provider)
  const url = new URL(base)
  url.search = String(params)
  url.hash = ''
  return url.href
}

/** Returns whether Google or Kakao has returned to this page, and the error of the last attempt. */
export function signInVisit(search: string): { returning: boolean; error: string | null } {
  const params = new URLSearchParams(search)
  const error = params.get('error')
  return { error, returning: error === null && /^(google|kakao)$/.test(params.get('via') ?? '') }
}
