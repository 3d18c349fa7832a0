import * as z from 'zod/mini'
import { type Codec, natural, text, textOrNone, whole, wireObject, yesNo, yesNoOrNone } from '../http/wire.ts'
import { AccountType } from '../session/token-claims.ts'

/** The member, as my page shows them. */
export interface UserInfo {
  memberId: string
  nickname: string
  /** A `LoginType`, or a text that this version does not know. */
  accountType: string
  /** A `MemberLevel` such as `K201`. */
  level: string
  /** Digits only. */
  phone?: string | null | undefined
  /** URL. */
  image?: string | null | undefined
  /** Points. */
  totalPoint: number
  /** Whether the member agreed to advertising by email (S7.41). */
  adEmail: boolean
  /** Whether the member agreed to advertising by text message (S7.41). */
  adSms: boolean
}
/** GET /mypage/userinfo (S7.34). */
export const UserInfo = wireObject({
  memberId: ['mbr_id', z.string()],
  nickname: ['nick_name', z.string()],
  accountType: ['sns_type', AccountType],
  level: ['level', z.string()],
  phone: ['phone', textOrNone],
  image: ['image', textOrNone],
  totalPoint: ['total_point', whole],
  adEmail: ['push_email', yesNoOrNone],
  adSms: ['push_sms', yesNoOrNone],
}) satisfies Codec<UserInfo>

/** The member's wallet. */
export interface WalletUser {
  /** Whether a wallet is linked (S7.35). */
  walletLinked: boolean
  /** Its address on the chain. */
  walletAddress?: string | null | undefined
}
/** GET /mypage/wallet/user (S7.35). `wallet_cnct` is Y when a wallet is linked. */
export const WalletUser = wireObject({
  walletLinked: ['wallet_cnct', yesNo],
  walletAddress: ['wallet_address', textOrNone],
}) satisfies Codec<WalletUser>

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
