import * as z from 'zod/mini'
import type { Fandeck } from '../client.ts'
import { text } from '../http/wire.ts'
import { jsonOf } from '../kernel/json.ts'
import { LOGIN_TYPES, type LoginType } from '../session/token-claims.ts'

const KEY = 'fandeck:recent-logins'

const name = z.optional(text({ max: 200 }))
const Stored = z.object({
  last: z.optional(z.enum(LOGIN_TYPES)),
  usernames: z.object({ phone: name, google: name, kakao: name, email: name, legacy: name }),
})

/** The accounts that have signed in on this device (S3.8). */
export interface RecentLogins {
  /** The most recent login type. */
  last: LoginType | undefined
  /** The most recent name of each login type, unmasked: mask it before showing it. */
  usernames: Partial<Record<LoginType, string>>
}

/**
 * Returns the most recent login type and, for each login type, the most recent name. Stored on this device only and
 * kept after a sign-out. `signIn` updates it.
 *
 * @example
 * const { last, usernames } = recentLogins(fandeck)
 * if (last === 'phone') show(maskAccount(usernames.phone ?? ''))
 * @see S3.8
 */
export function recentLogins({ platform }: Fandeck): RecentLogins {
  try {
    const read = z.safeParse(Stored, JSON.parse(platform.storage.getItem(KEY) ?? ''))
    if (read.success) return { last: read.data.last, usernames: read.data.usernames }
  } catch {
    // A missing or damaged record counts as empty.
  }
  return { last: undefined, usernames: {} }
}

/** Stores a sign-in; without a username, removes the stored one of that type. */
export function rememberLogin(fandeck: Fandeck, loginType: LoginType, username: string | undefined): void {
  const { [loginType]: _, ...others } = recentLogins(fandeck).usernames
  const usernames = username ? { ...others, [loginType]: username } : others
  fandeck.platform.storage.setItem(KEY, jsonOf({ last: loginType, usernames }))
}
