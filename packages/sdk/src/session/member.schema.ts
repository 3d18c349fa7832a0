import * as z from 'zod/mini'
import { type Codec, textOrNone, whole, wireObject, yesNo, yesNoOrNone } from '../http/wire.ts'
import { AccountType } from './token-claims.ts'

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
