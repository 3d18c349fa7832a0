import * as z from 'zod/mini'
import type { Fandeck } from '../client.ts'
import { text } from '../http/wire.ts'
import { LOGIN_TYPES, type LoginType } from '../session/token-claims.ts'

const KEY = 'fandeck:recent-logins'

const name = z.optional(text({ max: 200 }))
const Stored = z.object({
  last: z.optional(z.enum(LOGIN_TYPES)),
  usernames: z.object({ phone: name, google: name, kakao: name, email: name, legacy: name }),
})

/** Who has logged in on this device before (S3.8). */
export interface RecentLogins {
  /** The login type that was used last. */
  last: LoginType | undefined
  /** By login type, the name that was used last; whole, so mask it before it is shown. */
  usernames: Partial<Record<LoginType, string>>
}

/**
 * The last-used way to log in and, for each login type, the last-used name. Only this device knows it, and a logout
 * keeps it. `signIn` fills it in.
 *
 * @example
 * const { last, usernames } = recentLogins(fandeck)
 * if (last === 'phone') show(maskAccount(usernames.phone ?? ''))
 */
export function recentLogins({ platform }: Fandeck): RecentLogins {
  try {
    const read = z.safeParse(Stored, JSON.parse(platform.storage.getItem(KEY) ?? ''))
    if (read.success) return { last: read.data.last, usernames: read.data.usernames }
  } catch {
    // Nothing is stored, or something that is no JSON: both are a device that knows nobody.
  }
  return { last: undefined, usernames: {} }
}

/** Keeps a login; without a name, the type is the last one and its name is forgotten. */
export function rememberLogin(fandeck: Fandeck, loginType: LoginType, username: string | undefined): void {
  const { [loginType]: _, ...others } = recentLogins(fandeck).usernames
  const usernames = username ? { ...others, [loginType]: username } : others
  fandeck.platform.storage.setItem(KEY, JSON.stringify({ last: loginType, usernames }))
}
