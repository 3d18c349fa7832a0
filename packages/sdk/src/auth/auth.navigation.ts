import type { Fandeck } from '../client.ts'
import { safeUrl } from '../kernel/url.ts'
import { signInError } from './auth.errors.ts'

const NOWHERE = 'https://fandeck.invalid'
const LOCAL = new Set(['localhost', '127.0.0.1', '[::1]'])

const here = ({ platform }: Fandeck): URL => platform.location() ?? new URL(NOWHERE)

/** Returns the page's address without its query, whose `error` would look like an error of this sign-in on return. */
function pageOf(fandeck: Fandeck): string {
  const { origin, pathname } = here(fandeck)
  return origin === NOWHERE ? '/' : origin + pathname
}

/** Returns the callback address when it is safe (D52), else the page's own address. */
export const callbackOf = (fandeck: Fandeck, callbackUrl: string | undefined): string =>
  (callbackUrl !== undefined && safeUrl(callbackUrl, { base: here(fandeck).href })) || pageOf(fandeck)

/** Resolves an address of the auth server's reply against the page. */
export const resolved = (fandeck: Fandeck, address: string): URL => new URL(address, here(fandeck))

/**
 * Navigates to another service's page. Any origin is allowed over https; http is allowed for localhost only.
 *
 * @throws `auth/configuration` for another scheme, such as `javascript:`
 */
export function leaveFor(fandeck: Fandeck, address: URL): void {
  const secure =
    address.protocol === 'https:' || (address.protocol === 'http:' && LOCAL.has(address.hostname))
  if (!secure) throw signInError('Configuration')
  fandeck.platform.navigate(address.href)
}

/**
 * Navigates to the auth server's sign-in page, which redirects to the site's own.
 *
 * @param options `error` is the reason, such as `SessionRequired` (S2.21); `callbackUrl` is the address to return to
 */
export function goToSignIn(
  fandeck: Fandeck,
  { error, callbackUrl }: { error?: string | undefined; callbackUrl?: string | undefined } = {},
): void {
  const back = callbackUrl === undefined ? fandeck.platform.location()?.href : undefined
  const query = new URLSearchParams({
    ...(error && { error }),
    callbackUrl: back ?? callbackOf(fandeck, callbackUrl),
  })
  fandeck.platform.navigate(`${fandeck.authUrl}/signin?${query}`)
}
