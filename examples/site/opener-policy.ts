const HANDOVER = '/account/handover'
/** Pages on the way to the handover; the auth server returns through `callbackUrl`. */
const PASSED = new Set(['/account/login', '/account/verify'])

/** Resolves an address as the SDK's `safeUrl` does (D52), because a Vite config cannot import a workspace package. */
function ownUrl(target: string | null, base: string): URL | undefined {
  if (target === null || /[\p{Cc}\s\\]/u.test(target) || !/^(\/(?!\/)|https?:\/\/)/i.test(target))
    return undefined
  const url = URL.canParse(target, base) ? new URL(target, base) : undefined
  return url?.origin === new URL(base).origin ? url : undefined
}

function leadsToHandover(target: string | null, base: string, depth = 0): boolean {
  const url = ownUrl(target, base)
  return url !== undefined && (url.pathname === HANDOVER || (depth < 1 && passes(url, base, depth + 1)))
}

/** Reads the query as the login page does: `retUrl` takes precedence over `callbackUrl`, and the first value counts. */
const passes = ({ pathname, searchParams }: URL, base: string, depth = 0) =>
  PASSED.has(pathname) &&
  leadsToHandover(searchParams.get('retUrl') ?? searchParams.get('callbackUrl'), base, depth)

/**
 * Returns the opener policy of a page. `same-origin-allow-popups` keeps the wallet window's `opener` and isolates our
 * pages from other openers (D53). The handover and the pages that lead to it drop the policy, because their window must
 * reach the brand's page that opened it (D46).
 *
 * @param path the request's path with its query, as sent
 * @param base the site's own address
 */
export function openerPolicy(path: string, base: string): 'same-origin-allow-popups' | 'unsafe-none' {
  const page = ownUrl(path, base)
  const free = page && (page.pathname === HANDOVER || passes(page, base))
  return free ? 'unsafe-none' : 'same-origin-allow-popups'
}
