import type { Fandeck } from '../client.ts'
import { isVerifiedLevel } from '../session/levels.ts'
import { getUserInfo, getWalletUser, postIdentity } from './account.api.ts'
import type { UserInfo, WalletUser } from './account.schema.ts'

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
 *
 * @param impUid the receipt of the identity service
 * @throws `account/identity-not-found`, `account/identity-used` (another member has it)
 * @see decision D7
 */
export async function verifyIdentity(fandeck: Fandeck, { impUid }: { impUid: string }): Promise<void> {
  const { phone } = await getUserInfo(fandeck)
  await postIdentity(fandeck, phone ? 'genderBirth' : 'phone', impUid)
  await fandeck.session.refresh('new')
}
