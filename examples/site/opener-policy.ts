const HANDOVER = '/account/handover'
/** The pages that a fan passes on the way to the hand-over; the auth server calls the way back `callbackUrl`. */
const PASSED = new Set(['/account/login', '/account/verify'])

/** As `safeUrl` of the SDK reads an address of our own (D52); a config of Vite cannot import a workspace package. */
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

/** As the login page reads its query: `retUrl` goes before `callbackUrl`, and the first of several counts. */
const passes = ({ pathname, searchParams }: URL, base: string, depth = 0) =>
  PASSED.has(pathname) &&
  leadsToHandover(searchParams.get('retUrl') ?? searchParams.get('callbackUrl'), base, depth)

/**
 * Which pages may keep a window of ours apart from theirs. `same-origin-allow-popups` lets the wallet window keep its
 * `opener`, and nobody else's page keep ours (D53); only the login in a window that a brand's page has opened must reach
 * that page, so the hand-over and what leads to it let go of that (D46).
 *
 * @param path the path of a request with its query, as it was sent
 * @param base the site's own address
 */
export function openerPolicy(path: string, base: string): 'same-origin-allow-popups' | 'unsafe-none' {
  const page = ownUrl(path, base)
  const free = page && (page.pathname === HANDOVER || passes(page, base))
  return free ? 'unsafe-none' : 'same-origin-allow-popups'
}
