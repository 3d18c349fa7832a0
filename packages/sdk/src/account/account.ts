import type { Fandeck } from '../client.ts'
import { isVerifiedLevel } from '../session/levels.ts'
import { getUserInfo, getWalletUser, postIdentity } from './account.api.ts'
import type { UserInfo, WalletUser } from './account.schema.ts'
import { type AccountAnswer, answerOf } from './answer.ts'

/** A member with the state of the wallet. */
export type Member = UserInfo & WalletUser

/**
 * Loads who is logged in and puts it into the session's state, from where the header and the icons read it (D5).
 *
 * @throws `session/no-session` when nobody is logged in
 */
export async function loadUser(fandeck: Fandeck): Promise<Member> {
  const before = fandeck.session.getState().user
  const [user, wallet] = await Promise.all([getUserInfo(fandeck), getWalletUser(fandeck)])
  const now = fandeck.session.getState()
  // Who has logged out, or in as somebody else, in the meantime is not overwritten by the late answer.
  if (now.loggedIn && now.user === before) {
    fandeck.session.setUser({
      mbrId: user.mbrId,
      nickName: user.nickName,
      snsType: user.snsType,
      walletLinked: wallet.walletCnct === 'Y',
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
 * @param impUid the receipt of the identity service
 * @example
 * const { error } = await verifyIdentity(fandeck, { impUid })
 * if (error) show(error)
 * @see spec §7 my page (S7.49, S7.50, S8.7; D7, D64)
 */
export async function verifyIdentity(
  fandeck: Fandeck,
  { impUid }: { impUid: string },
): Promise<AccountAnswer> {
  const { phone } = await getUserInfo(fandeck)
  const answer = await answerOf(postIdentity(fandeck, phone ? 'genderBirth' : 'phone', impUid))
  if (answer.error === undefined) await fandeck.session.refresh('new')
  return answer
}
