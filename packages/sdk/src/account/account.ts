import type { Fandeck } from '../client.ts'
import { type CallOptions, call } from '../http/call.ts'
import { isVerifiedLevel } from '../session/levels.ts'
import { getUserInfoEndpoint, getWalletUserEndpoint } from './account.endpoints.ts'
import type { UserInfo, WalletUser } from './account.schema.ts'

/** A member with the state of their wallet. */
export type Member = UserInfo & WalletUser

const NO_WALLET: WalletUser = { walletLinked: false, walletAddress: null }

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
    fandeck.disabledParts.includes('wallet') ? NO_WALLET : call(fandeck, getWalletUserEndpoint, {}, options),
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
