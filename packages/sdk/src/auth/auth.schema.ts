import * as z from 'zod/mini'
import {
  byName,
  type Codec,
  letters,
  model,
  seoulTime,
  text,
  textOrNone,
  wireObject,
  yesNo,
} from '../http/wire.ts'
import { typedCodeDigits, typedLine, typedMobile } from '../input/wire.ts'
import { SessionRecord } from '../session/record.ts'
import { AccountType, LoginType } from '../session/token-claims.ts'

/** GET csrf of the auth server. */
export const CsrfReply = z.object({ csrfToken: text({ min: 1 }) })

/** A sign-in provider of the auth server. */
export interface AuthProvider {
  /** Its id, such as `kakao`. */
  id: string
  /** The name that a button shows. */
  name: string
  /** `oauth` or `credentials`. */
  type: string
  signinUrl?: string | undefined
  callbackUrl?: string | undefined
}
/** The schema of `AuthProvider`. */
export const AuthProvider = model(
  z.object({
    id: z.string(),
    name: z.string(),
    type: z.string(),
    signinUrl: z.optional(z.string()),
    callbackUrl: z.optional(z.string()),
  }),
) satisfies Codec<AuthProvider>
/** GET providers of the auth server, by id; malformed entries are skipped, and `null` means none. */
export const ProvidersReply = z.nullable(byName(z.unknown()))
/** The providers of an auth server, by id. */
export type AuthProviders = Record<string, AuthProvider>

/** The reply to a sign-in or sign-out form: the next address. */
export const AuthUrlReply = z.object({ url: textOrNone })

/** The user of an auth session (D1). */
export interface AuthUser {
  memberId: string
  nickname: string
  /** URL. */
  image?: string | null | undefined
  /** A `LoginType`, or a text that this version does not know. */
  accountType: string
  /** How this session was signed in. */
  loginType: LoginType
  /** A `MemberLevel` such as `K201`. */
  level: string
  walletLinked: boolean
}
/** The schema of `AuthUser`. */
export const AuthUser = wireObject({
  memberId: ['mbr_id', z.string()],
  nickname: ['nick_name', z.string()],
  image: ['image', textOrNone],
  accountType: ['sns_type', AccountType],
  loginType: ['login_type', LoginType],
  level: ['level', z.string()],
  walletLinked: ['wallet_cnct', yesNo],
}) satisfies Codec<AuthUser>

/** The session of the auth server: its user and its tokens (S2.18). */
export interface AuthSession {
  user: AuthUser
  token: SessionRecord
  /** ISO 8601. */
  expires: string
}
/** GET session of the auth server; `{}` and `null` mean signed out. */
export const AuthSession = model(
  z.object({ user: AuthUser, token: SessionRecord, expires: z.string() }),
) satisfies Codec<AuthSession>

/** POST /auth/phone/code. */
export const PhoneCodeBody = z.object({ phone: typedMobile })
/** When a code expires and when another one may be requested, both in epoch ms of server time. */
export interface PhoneCode {
  /** When the code expires, epoch ms of server time. */
  expiresAt: number
  /** When another code may be requested, epoch ms of server time. */
  resendAt: number
}
/** The answer to POST /auth/phone/code and of the endpoints that mail a code. */
export const PhoneCodeReply = wireObject({
  expiresAt: ['expire_dttm', seoulTime],
  resendAt: ['resend_dttm', seoulTime],
}) satisfies Codec<PhoneCode>

/** The `data` of a TOO_SOON refusal. */
export const TooSoonDetails = wireObject({ resendAt: ['resend_dttm', seoulTime] })

/** POST /auth/join: an email account; `agreed` must include the service and privacy terms (D3b, D82). */
export const JoinBody = wireObject({
  userId: ['mbr_id', typedLine({ max: 100 })],
  code: ['auth_num', typedCodeDigits],
  password: ['pwd', text({ max: 100 })],
  agreed: [
    'agreed_terms',
    z
      .array(letters({ S: 'service', P: 'privacy', M: 'marketing' }))
      .check(z.refine(({ length }) => length <= 3)),
  ],
})

/** POST /auth/login, sent by the auth server (D3). */
export const LoginBody = z.object({
  login_type: LoginType,
  mbr_id: z.optional(typedLine({})),
  pwd: z.optional(z.string()),
  phone: z.optional(typedMobile),
  auth_num: z.optional(typedCodeDigits),
  provider_token: z.optional(z.string()),
})
/** The reply to POST /auth/login: the user, and tokens that only the auth server may read. */
export const LoginReply = z.object({ user: AuthUser, token: SessionRecord })
