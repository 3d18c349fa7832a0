import * as z from 'zod/mini'
import { natural, text, whole, wireObject } from '../http/wire.ts'

/** GET /mypage/userinfo (S7.34). */
export const UserInfo = wireObject({
  mbrId: ['mbr_id', z.string()],
  nickName: ['nick_name', z.string()],
  snsType: ['sns_type', z.string()],
  level: ['level', z.string()],
  phone: ['phone', z.nullish(z.string())],
  image: ['image', z.nullish(z.string())],
  totalPoint: ['total_point', whole],
})
export type UserInfo = z.output<typeof UserInfo>

/** GET /mypage/wallet/user (S7.35). `wallet_cnct` is Y when a wallet is linked. */
export const WalletUser = wireObject({
  walletCnct: ['wallet_cnct', z.enum(['Y', 'N'])],
  walletAddress: ['wallet_address', z.nullish(z.string())],
})
export type WalletUser = z.output<typeof WalletUser>

/** POST /mypage/phone and /mypage/genderBirth: what the identity service gave (S7.49, S7.50). */
export const IdentityBody = wireObject({
  impUid: ['imp_uid', text({ min: 1, max: 100 })],
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

/** The answer to POST /mypage/password; a backend that counts no sessions may answer nothing. */
export const PasswordReply = z.nullish(
  wireObject({
    endedSessions: ['ended_sessions', z.optional(natural)],
  }),
)
