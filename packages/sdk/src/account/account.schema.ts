import * as z from 'zod/mini'
import { natural, text, textOrNone, whole, wireObject, yesNo, yesNoOrNone } from '../http/wire.ts'
import { AccountType } from '../session/token-claims.ts'

/** GET /mypage/userinfo (S7.34). */
export const UserInfo = wireObject({
  memberId: ['mbr_id', z.string()],
  nickname: ['nick_name', z.string()],
  accountType: ['sns_type', AccountType],
  level: ['level', z.string()],
  phone: ['phone', textOrNone],
  image: ['image', textOrNone],
  totalPoint: ['total_point', whole],
  /** The consents to advertising (S7.41). */
  adEmail: ['push_email', yesNoOrNone],
  adSms: ['push_sms', yesNoOrNone],
})
export type UserInfo = z.output<typeof UserInfo>

/** GET /mypage/wallet/user (S7.35). `wallet_cnct` is Y when a wallet is linked. */
export const WalletUser = wireObject({
  walletLinked: ['wallet_cnct', yesNo],
  walletAddress: ['wallet_address', textOrNone],
})
export type WalletUser = z.output<typeof WalletUser>

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
