import * as z from 'zod/mini'
import type { Fandeck } from '../client.ts'
import { text } from '../http/wire.ts'
import { LoginType } from '../session/token-claims.ts'

const KEY = 'fandeck:recent-logins'

const name = z.optional(text({ max: 200 }))
const Stored = z.object({
  last: z.optional(LoginType),
  usernames: z.object({ P: name, G: name, K: name, B: name, L: name }),
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
 * if (last === 'P') show(maskAccount(usernames.P ?? ''))
 */
export function recentLogins({ seams }: Fandeck): RecentLogins {
  try {
    const read = z.safeParse(Stored, JSON.parse(seams.storage.getItem(KEY) ?? ''))
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
  fandeck.seams.storage.setItem(KEY, JSON.stringify({ last: loginType, usernames }))
}
