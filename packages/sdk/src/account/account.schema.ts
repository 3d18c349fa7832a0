import * as z from 'zod/mini'
import { type Codec, natural, text, wireObject } from '../http/wire.ts'

export { UserInfo, WalletUser } from '../session/member.schema.ts'

/** POST /mypage/identity: the page that the identity service returns to (D86). */
export const IdentityRequestBody = wireObject({
  returnUrl: ['redirect_url', text({ min: 1, max: 2000 })],
})

/** A check of an identity service, which belongs to the session that began it (D86). */
export interface IdentityCheck {
  /** The address of its page. */
  url: string
}
/** The reply to POST /mypage/identity. */
export const IdentityCheck = wireObject({
  url: ['identity_url', z.string()],
}) satisfies Codec<IdentityCheck>

/** What an identity service adds to the address that it returns to, and the `state` of this tab. */
const RETURNED = ['imp_uid', 'merchant_uid', 'success', 'imp_success', 'error_code', 'error_msg', 'state']

/** Returns the query without the parameters of an identity check; the same query if it has none. */
export function withoutIdentityReturn(search: string): string {
  const params = new URLSearchParams(search)
  if (!RETURNED.some((name) => params.has(name))) return search
  for (const name of RETURNED) params.delete(name)
  return params.size > 0 ? `?${params}` : ''
}

/** Returns the address that a check returns to: `here` with the `state` of this tab. */
export function identityReturnUrl(here: string, state: string): string {
  const back = new URL(here)
  back.search = withoutIdentityReturn(back.search)
  back.searchParams.set('state', state)
  return back.href
}

/** Decodes the query after a check: its `state`, and an id unless the fan cancelled; `undefined` without a result. */
export function readIdentityReturn(
  search: string,
): { state: string | undefined; verificationId: string | undefined } | undefined {
  const params = new URLSearchParams(search)
  const verificationId = params.get('imp_uid')
  const success = params.get('success') ?? params.get('imp_success')
  if (success === null && verificationId === null) return undefined
  return {
    state: params.get('state') ?? undefined,
    verificationId: success === 'true' && verificationId ? verificationId : undefined,
  }
}

/** POST /mypage/phone and /mypage/genderBirth: the result of the identity service (S7.49, S7.50). */
export const IdentityBody = wireObject({
  verificationId: ['imp_uid', text({ min: 1, max: 100 })],
})

/** POST /mypage/password (S7.36). */
export const PasswordBody = wireObject({
  current: ['curr_pwd', text({ min: 1, max: 100 })],
  next: ['new_pwd', text({ min: 1, max: 100 })],
})

/** POST /mypage/password/validate (S7.37). */
export const PasswordCheckBody = wireObject({
  current: ['curr_pwd', text({ min: 1, max: 100 })],
})

/** The reply to POST /mypage/password; empty from a backend that does not count sessions. */
export const PasswordReply = z.nullish(
  wireObject({
    endedSessions: ['ended_sessions', z.optional(natural)],
  }),
)
