import * as z from 'zod/mini'
import { lenientList, letters, natural, seoulTime, text, whole, wireObject, yesNo } from '../http/wire.ts'
import { typedLine, typedMobile, typedSixDigits } from '../input/wire.ts'

/** A way to prove who withdraws: an identity check, or a code by text message or email (D37). */
export const WithdrawalProof = letters({ I: 'identity', S: 'sms', E: 'email' })

/**
 * An order in progress: its payment is open, its packs are closed, its goods are not sent, the fan returns them, or its
 * refund is due.
 */
export const OpenOrder = wireObject({
  orderId: ['order_id', z.string()],
  title: ['title', z.string()],
  state: [
    'order_state',
    letters({ P: 'paying', U: 'unopened', S: 'shipping', T: 'returning', R: 'refunding' }),
  ],
})
export type OpenOrder = z.output<typeof OpenOrder>

/** GET /mypage/nft/withdrawal: what the member loses, and the ways to prove who they are (S7.55). */
export const WithdrawalReply = wireObject({
  cards: ['card_cnt', natural],
  benefits: ['claim_cnt', natural],
  totalPoint: ['total_point', whole],
  walletLinked: ['wallet_cnct', yesNo],
  orders: ['order_list', lenientList(OpenOrder)],
  proofs: ['proof_list', lenientList(WithdrawalProof)],
})
/** What the member loses by a withdrawal, and the ways to prove who they are. */
export type Withdrawal = z.output<typeof WithdrawalReply>

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

/** The reply to both. */
export const WithdrawalCodeReply = wireObject({
  expiresAt: ['expire_dttm', seoulTime],
  resendAt: ['resend_dttm', seoulTime],
})
/** When a code expires and when another one may be requested, epoch ms of server time. */
export type WithdrawalCode = z.output<typeof WithdrawalCodeReply>
