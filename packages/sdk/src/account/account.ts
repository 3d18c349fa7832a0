import type { Fandeck } from '../client.ts'
import { answerOf, type MyPageAnswer } from '../http/answer.ts'
import { type CallOptions, call } from '../http/call.ts'
import { isVerifiedLevel } from '../session/levels.ts'
import {
  getUserInfoEndpoint,
  getWalletUserEndpoint,
  verifyGenderBirthEndpoint,
  verifyPhoneEndpoint,
} from './account.endpoints.ts'
import type { UserInfo, WalletUser } from './account.schema.ts'

/** A member with the state of the wallet. */
export type Member = UserInfo & WalletUser

/**
 * Loads who is logged in and puts it into the session's state, from where the header and the icons read it (D5).
 *
 * @throws `session/no-session` when nobody is logged in
 */
export async function loadUser(fandeck: Fandeck, options?: CallOptions): Promise<Member> {
  const before = fandeck.session.getState().user
  const [user, wallet] = await Promise.all([
    call(fandeck, getUserInfoEndpoint, {}, options),
    call(fandeck, getWalletUserEndpoint, {}, options),
  ])
  const now = fandeck.session.getState()
  // Who has logged out, or in as somebody else, in the meantime is not overwritten by the late answer.
  if (now.loggedIn && now.user === before) {
    fandeck.session.setUser({
      memberId: user.memberId,
      nickname: user.nickname,
      accountType: user.accountType,
      walletLinked: wallet.walletLinked,
    })
  }
  return { ...user, ...wallet }
}

/** Whether the wallet opens for this session: identity verified, level K201 or F201 (S6.5). */
export const isVerified = (fandeck: Fandeck): boolean => isVerifiedLevel(fandeck.session.getState().level)

/**
 * Hands the result of an identity check to the server and renews the session, so that the new level counts at once.
 * `{ error }` holds the server's sentence and a code: `account/identity-not-found` (also when it is over),
 * `account/identity-used` (another member has it). What is thrown, such as an outage, may be tried again with the same
 * receipt.
 *
 * @param verificationId the receipt of the identity service
 * @example
 * const { error } = await verifyIdentity(fandeck, { verificationId })
 * if (error) show(error)
 * @see spec §7 my page (S7.49, S7.50, S8.7; D7, D64)
 */
export async function verifyIdentity(
  fandeck: Fandeck,
  { verificationId }: { verificationId: string },
  options?: CallOptions,
): Promise<MyPageAnswer> {
  const { phone } = await call(fandeck, getUserInfoEndpoint, {}, options)
  const target = phone ? verifyGenderBirthEndpoint : verifyPhoneEndpoint
  const answer = await answerOf(call(fandeck, target, { body: { verificationId } }, options))
  if (answer.error === undefined) await fandeck.session.refresh('new')
  return answer
}
