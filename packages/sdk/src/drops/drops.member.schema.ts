import * as z from 'zod/mini'
import { type Codec, wireObject } from '../http/wire.ts'
import { UserInfo, WalletUser } from '../session/member.schema.ts'
import { DropReminder } from './drops.reminder.schema.ts'
import { PossibleQuantityReply } from './drops.schema.ts'

/** Whether a member is on the whitelist of a drop, as the envelope of the check says it (S7.26). */
export interface WhitelistAnswer {
  /** `200` for a listed member. */
  status: string
  /** Why the member may not buy. */
  message?: string | undefined
}
/** The envelope of GET /whitelist/check/{minting_seq}, without data. */
export const WhitelistAnswer = wireObject({
  status: ['status', z.string()],
  message: ['message', z.optional(z.string())],
}) satisfies Codec<WhitelistAnswer>

/**
 * What the page of a drop reads of a member when it opens (D115). Each part is the reply of another call; a call without its
 * part is made as ever.
 */
export interface DropMember {
  /** The reply of `GET /mypage/userinfo`. */
  user?: UserInfo | undefined
  /** The reply of `GET /mypage/wallet/user`. */
  wallet?: WalletUser | undefined
  /** The reply of `GET /minting/possibleQuantity/{minting_seq}`. */
  limit?: { purchasablePacks: number } | undefined
  /** The reply of `GET /whitelist/check/{minting_seq}`, for a drop with a whitelist. */
  whitelist?: WhitelistAnswer | undefined
  /** The reply of `GET /minting/{minting_seq}/reminder`, before the drop opens. */
  reminder?: DropReminder | undefined
}
/** GET /minting/{minting_seq}/member (D115). */
export const DropMemberReply = wireObject({
  user: ['user', z.optional(UserInfo)],
  wallet: ['wallet', z.optional(WalletUser)],
  limit: ['limit', z.optional(PossibleQuantityReply)],
  whitelist: ['whitelist', z.optional(WhitelistAnswer)],
  reminder: ['reminder', z.optional(DropReminder)],
}) satisfies Codec<DropMember>
