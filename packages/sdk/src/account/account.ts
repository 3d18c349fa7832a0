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

/** A member with the state of their wallet. */
export type Member = UserInfo & WalletUser

/**
 * Loads the signed-in member and stores the result in the session state, where the header reads it.
 *
 * @throws `session/no-session` when no member is signed in
 * @example
 * const { nickname, walletLinked } = await loadUser(fandeck)
 * @see S7.34, S7.35, D5
 */
export async function loadUser(fandeck: Fandeck, options?: CallOptions): Promise<Member> {
  const before = fandeck.session.getState().user
  const [user, wallet] = await Promise.all([
    call(fandeck, getUserInfoEndpoint, {}, options),
    call(fandeck, getWalletUserEndpoint, {}, options),
  ])
  const now = fandeck.session.getState()
  // A reply that arrives after a sign-out or another sign-in must not overwrite the state.
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

/** Returns whether the session's level is verified (K201 or F201), which the wallet requires (S6.5). */
export const isVerified = (fandeck: Fandeck): boolean => isVerifiedLevel(fandeck.session.getState().level)

/**
 * Submits the result of an identity check and renews the session, so that the new level applies at once.
 *
 * Resolves `{ error, code }` with the server's message and `account/identity-not-found` (unknown or expired) or
 * `account/identity-used` (it belongs to another member). After a thrown error, such as an outage, call it again with
 * the same `verificationId`.
 *
 * @param verificationId the identity service's id of the completed check (`imp_uid` on the wire)
 * @throws `session/…` and retryable `http/…` errors
 * @example
 * const { error } = await verifyIdentity(fandeck, { verificationId })
 * if (error) show(error)
 * @see S7.49, S7.50, S8.7, D7, D64
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
