import * as z from 'zod/mini'
import {
  type Codec,
  lenientList,
  letters,
  model,
  seoulTime,
  text,
  textOrNone,
  wireObject,
  yesNo,
} from '../http/wire.ts'
import { typedCodeDigits, typedLine } from '../input/wire.ts'
import { LoginType } from '../session/token-claims.ts'

/** A service whose account can be linked (D80). */
export const LoginProvider = model(z.enum(['google', 'kakao'])) satisfies Codec<LoginProvider>
/** A service whose account can be linked: `google` or `kakao`. */
export type LoginProvider = 'google' | 'kakao'

/** A way in which a member can sign in, as it is removed (D80). */
export const LoginWay = model(z.enum(['google', 'kakao', 'phone', 'email'])) satisfies Codec<LoginWay>
/** A way to sign in; `email` is an address or an id with a password. */
export type LoginWay = 'google' | 'kakao' | 'phone' | 'email'

/** A way in which a member can sign in. */
export interface LoginMethod {
  kind: LoginType
  /** The phone, the address or the id, unmasked; `null` when the service has not told it. */
  account?: string | null | undefined
  /** Whether it can be removed: it is not the last way. */
  removable: boolean
}
/** The schema of `LoginMethod`. */
export const LoginMethod = wireObject({
  kind: ['login_type', LoginType],
  account: ['account', textOrNone],
  removable: ['remove_yn', yesNo],
}) satisfies Codec<LoginMethod>

/** GET /mypage/login. */
export const LoginMethodsReply = wireObject({ rows: ['list', lenientList(LoginMethod)] })

/** POST /mypage/login/link. */
export const LinkLoginBody = wireObject({
  provider: ['login_type', letters({ G: 'google', K: 'kakao' })],
})
/** The reply to POST /mypage/login/link: a code for `signIn`, valid for ten minutes. */
export const LinkLoginReply = wireObject({ linkCode: ['link_code', text({ min: 20, max: 1000 })] })

/** POST /mypage/login/email/code (D80). */
export const EmailLinkCodeBody = wireObject({ userId: ['mbr_id', typedLine({ min: 1, max: 100 })] })
/** When the code of a link expires and when another one may be requested, epoch ms of server time. */
export interface EmailLinkCode {
  /** When the code expires, epoch ms of server time. */
  expiresAt: number
  /** When another code may be requested, epoch ms of server time. */
  resendAt: number
}
/** The reply to POST /mypage/login/email/code. */
export const EmailLinkCodeReply = wireObject({
  expiresAt: ['expire_dttm', seoulTime],
  resendAt: ['resend_dttm', seoulTime],
}) satisfies Codec<EmailLinkCode>

/** POST /mypage/login/email (D80). */
export const LinkEmailBody = wireObject({
  userId: ['mbr_id', typedLine({ min: 1, max: 100 })],
  code: ['auth_num', typedCodeDigits],
  password: ['pwd', text({ max: 100 })],
})
