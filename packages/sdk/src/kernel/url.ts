/** Options of `safeUrl`. */
export interface SafeUrlOptions {
  /** The page's own absolute address. */
  base: string
  /** Further allowed origins, such as `https://shop.example`. */
  allow?: readonly string[] | undefined
}

const LOCAL = new Set(['localhost', '127.0.0.1', '[::1]'])
// Parsers disagree on control characters and backslashes, and no legitimate address contains them.
const TRICKS = /[\p{Cc}\s\\]/u

/**
 * Returns the resolved address when navigating to `target` is safe, else `undefined`; callers then navigate to `/`.
 * Accepts paths that start with a single `/`, and absolute addresses whose origin is that of `base` or in `allow`.
 *
 * @example
 * location.assign(safeUrl(params.get('retUrl'), { base: location.href }) ?? '/')
 * @see S2.9, D52
 */
export function safeUrl(target: unknown, { base, allow = [] }: SafeUrlOptions): string | undefined {
  if (typeof target !== 'string' || target === '' || TRICKS.test(target)) return undefined
  if (!/^(\/(?!\/)|https?:\/\/)/i.test(target)) return undefined
  let url: URL
  try {
    url = new URL(target, base)
  } catch {
    return undefined
  }
  const secure = url.protocol === 'https:' || (url.protocol === 'http:' && LOCAL.has(url.hostname))
  if (!secure || url.username !== '' || url.password !== '') return undefined
  // `/..//evil.example` resolves to this origin, but its path alone is another host.
  if (url.pathname.startsWith('//')) return undefined
  return url.origin === new URL(base).origin || allow.includes(url.origin) ? url.href : undefined
}
