/** What `safeUrl` measures a target by. */
export interface SafeUrlOptions {
  /** The page's own address, absolute. */
  base: string
  /** Further origins that may be gone to, such as `https://shop.example`. */
  allow?: readonly string[]
}

const LOCAL = new Set(['localhost', '127.0.0.1', '[::1]'])
// Controls and backslashes are read differently by different parsers; nothing honest needs them.
const TRICKS = /[\p{Cc}\s\\]/u

/**
 * The resolved address when `target` may be gone to, else `undefined`; the caller then goes to `/`. It accepts paths
 * that start with one `/`, and absolute addresses whose origin is that of `base` or exactly in `allow`.
 *
 * @example
 * location.assign(safeUrl(params.get('retUrl'), { base: location.href }) ?? '/')
 * @see decision D52
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
  // `/..//evil.example` stays here as an address; its path alone would be another host.
  if (url.pathname.startsWith('//')) return undefined
  return url.origin === new URL(base).origin || allow.includes(url.origin) ? url.href : undefined
}
