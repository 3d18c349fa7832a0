import type { MyPageAnswer } from '@fandeck/sdk/account'
import { linkWallet, unlinkWallet } from '@fandeck/sdk/wallet'
import { useCall } from '../internal/use-call.ts'
import { useSession } from '../session/useSession.ts'

/** Returns whether the member's wallet is linked (S6.7), and mutations that link and unlink it (S7.57). */
export function useWalletLink() {
  const linked = useSession(({ user }) => user?.walletLinked ?? false)
  const link = useCall<void, MyPageAnswer>((fandeck) => linkWallet(fandeck))
  const unlink = useCall<void, MyPageAnswer>((fandeck) => unlinkWallet(fandeck))
  return { linked, link, unlink }
}
