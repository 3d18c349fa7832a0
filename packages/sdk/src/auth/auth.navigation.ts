import type { Fandeck } from '../client.ts'
import { safeUrl } from '../kernel/url.ts'
import { signInError } from './auth.errors.ts'

const NOWHERE = 'https://fandeck.invalid'
const LOCAL = new Set(['localhost', '127.0.0.1', '[::1]'])

const here = ({ platform }: Fandeck): URL => platform.location() ?? new URL(NOWHERE)

/** The page without its query: an `error` there must not return and read as this sign-in's. */
function pageOf(fandeck: Fandeck): string {
  const { origin, pathname } = here(fandeck)
  return origin === NOWHERE ? '/' : origin + pathname
}

/** The address to return to: the given one when it is safe (D52), else the page itself. */
export const callbackOf = (fandeck: Fandeck, callbackUrl: string | undefined): string =>
  (callbackUrl !== undefined && safeUrl(callbackUrl, { base: here(fandeck).href })) || pageOf(fandeck)

/** An address of the auth server's answer, resolved against the page. */
export const resolved = (fandeck: Fandeck, address: string): URL => new URL(address, here(fandeck))

/**
 * Leaves for the page of another service. Its origin may be any, but it is https, or http on this machine.
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
 * Sends the fan to the sign-in page of the auth server, which leads on to the site's own.
 *
 * @param options `error` says why, such as `SessionRequired` (S2.21); `callbackUrl` is where the fan returns to
 */
export function goToSignIn(
  fandeck: Fandeck,
  { error, callbackUrl }: { error?: string; callbackUrl?: string | undefined } = {},
): void {
  const back = callbackUrl === undefined ? fandeck.platform.location()?.href : undefined
  const query = new URLSearchParams({
    ...(error && { error }),
    callbackUrl: back ?? callbackOf(fandeck, callbackUrl),
  })
  fandeck.platform.navigate(`${fandeck.authUrl}/signin?${query}`)
}
