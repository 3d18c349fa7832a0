import type { Fandeck } from '../client.ts'
import { answerOf, type MyPageAnswer } from '../http/answer.ts'
import { type CallOptions, call } from '../http/call.ts'
import { publicCall } from '../http/public-call.ts'
import {
  getWithdrawalEndpoint,
  requestWithdrawalMailEndpoint,
  requestWithdrawalSmsEndpoint,
  withdrawAllEndpoint,
  withdrawEndpoint,
} from './withdrawal.endpoints.ts'
import type { Withdrawal, WithdrawalCode } from './withdrawal.schema.ts'

/**
 * Returns what the member loses by a withdrawal, and the ways to prove who they are; show it before `withdraw`.
 *
 * @throws `session/no-session` when no member is signed in
 * @example
 * const { cards, totalPoint, orders, proofs } = await getWithdrawal(fandeck)
 * @see S7.55, D37
 */
export const getWithdrawal = (fandeck: Fandeck, options?: CallOptions): Promise<Withdrawal> =>
  call(fandeck, getWithdrawalEndpoint, {}, options)

/** Where a code is sent: the member's own phone, digits only, or own email address. */
export type WithdrawalTarget = { phone: string; userId?: undefined } | { userId: string; phone?: undefined }

/**
 * Sends a six-digit code to the member's own phone or email address.
 *
 * Resolves `{ error, code }` with the server's message and `withdrawal/not-on-file`, `withdrawal/too-soon` or
 * `withdrawal/locked`.
 *
 * @returns when the code expires and when another one may be requested, epoch ms
 * @throws `session/…` and retryable `http/…` errors
 * @example
 * const { data, error } = await requestWithdrawalCode(fandeck, { userId: 'fan@example.com' })
 * @see S7.53, S7.54, S8.7, D64
 */
export const requestWithdrawalCode = publicCall(
  (
    fandeck: Fandeck,
    target: WithdrawalTarget,
    options?: CallOptions,
  ): Promise<MyPageAnswer<WithdrawalCode>> =>
    answerOf(
      target.phone === undefined
        ? call(fandeck, requestWithdrawalMailEndpoint, { body: { userId: target.userId } }, options)
        : call(fandeck, requestWithdrawalSmsEndpoint, { body: { phone: target.phone } }, options),
    ),
)

/** The proof of a withdrawal: the id of a completed identity check, or the code that was sent. */
export type WithdrawOptions =
  | { verificationId: string; code?: undefined }
  | { code: string; verificationId?: undefined }

/**
 * Closes the account of the member and ends its session here; the server ends all others. Nothing can bring the account
 * back, so ask for a typed confirmation first. After a thrown error, such as an outage, call it again with the same
 * proof: a withdrawal that has happened succeeds again.
 *
 * Resolves `{ error, code }` with the server's message and `withdrawal/wrong-code`, `withdrawal/code-expired`,
 * `withdrawal/locked`, `withdrawal/identity-not-found` or `withdrawal/identity-mismatch`.
 *
 * @throws `session/…` and retryable `http/…` errors
 * @example
 * const { error } = await withdraw(fandeck, { code: '481902' })
 * if (error) show(error)
 * @see S7.51, S7.52, S8.7, D37, D64
 */
export const withdraw = publicCall(
  async (fandeck: Fandeck, proof: WithdrawOptions, options?: CallOptions): Promise<MyPageAnswer> => {
    const answer = await answerOf(
      proof.code === undefined
        ? call(fandeck, withdrawEndpoint, { body: { verificationId: proof.verificationId } }, options)
        : call(fandeck, withdrawAllEndpoint, { body: { code: proof.code } }, options),
    )
    if (answer.error !== undefined) return answer
    fandeck.session.end()
    fandeck.events.emit('withdrawal:withdrawn', {})
    return answer
  },
)
