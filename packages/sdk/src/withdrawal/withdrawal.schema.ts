import * as z from 'zod/mini'
import {
  type Codec,
  lenientList,
  letters,
  natural,
  seoulTime,
  text,
  whole,
  wireObject,
  yesNo,
} from '../http/wire.ts'
import { typedLine, typedMobile, typedSixDigits } from '../input/wire.ts'

/** A way to prove who withdraws: an identity check, or a code by text message or email (D37). */
export const WithdrawalProof = letters({ I: 'identity', S: 'sms', E: 'email' })

/**
 * An order in progress: its payment is open, its packs are closed, its goods are not sent, the fan returns them, or its
 * refund is due.
 */
export interface OpenOrder {
  orderId: string
  title: string
  state: 'paying' | 'unopened' | 'shipping' | 'returning' | 'refunding'
}
/** The schema of `OpenOrder`. */
export const OpenOrder = wireObject({
  orderId: ['order_id', z.string()],
  title: ['title', z.string()],
  state: [
    'order_state',
    letters({ P: 'paying', U: 'unopened', S: 'shipping', T: 'returning', R: 'refunding' }),
  ],
}) satisfies Codec<OpenOrder>

/** What the member loses by a withdrawal, and the ways to prove who they are. */
export interface Withdrawal {
  /** Number of cards. */
  cards: number
  /** Number of benefits that can be used. */
  benefits: number
  /** Points. */
  totalPoint: number
  walletLinked: boolean
  /** The orders that stand against it. */
  orders: OpenOrder[]
  /** What proves who the member is (D37). */
  proofs: ('email' | 'identity' | 'sms')[]
}
/** GET /mypage/nft/withdrawal: what the member loses, and the ways to prove who they are (S7.55). */
export const WithdrawalReply = wireObject({
  cards: ['card_cnt', natural],
  benefits: ['claim_cnt', natural],
  totalPoint: ['total_point', whole],
  walletLinked: ['wallet_cnct', yesNo],
  orders: ['order_list', lenientList(OpenOrder)],
  proofs: ['proof_list', lenientList(WithdrawalProof)],
}) satisfies Codec<Withdrawal>

/** POST /mypage/withdrawal (S7.51). */
export const WithdrawalIdentityBody = wireObject({ verificationId: ['imp_uid', text({ min: 1, max: 100 })] })

/** POST /mypage/withdrawal/all, with one of the two proofs (S7.52). */
export const WithdrawalProofBody = wireObject({
  verificationId: ['imp_uid', z.optional(text({ min: 1, max: 100 }))],
  code: ['auth_num', z.optional(typedSixDigits)],
})

/** POST /mypage/withdrawal/sms (S7.53). */
export const WithdrawalSmsBody = wireObject({ phone: ['phone', typedMobile] })
/** POST /mypage/withdrawal/email (S7.54). */
export const WithdrawalMailBody = wireObject({ userId: ['mbr_id', typedLine({ min: 1, max: 100 })] })

/** When a code expires and when another one may be requested, epoch ms of server time. */
export interface WithdrawalCode {
  /** When the code expires, epoch ms of server time. */
  expiresAt: number
  /** When another code may be requested, epoch ms of server time. */
  resendAt: number
}
/** The reply to both. */
export const WithdrawalCodeReply = wireObject({
  expiresAt: ['expire_dttm', seoulTime],
  resendAt: ['resend_dttm', seoulTime],
}) satisfies Codec<WithdrawalCode>
