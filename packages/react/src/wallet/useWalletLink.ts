import { linkWallet, unlinkWallet } from '@fandeck/sdk/wallet'
import { useMutation } from '@tanstack/react-query'
import { useFandeck } from '../provider/FandeckProvider.tsx'
import { useSession } from '../session/useSession.ts'

/** Returns whether the member's wallet is linked (S6.7), and mutations that link and unlink it (S7.57). */
export function useWalletLink() {
  const fandeck = useFandeck()
  const linked = useSession(({ user }) => user?.walletLinked ?? false)
  const link = useMutation({ mutationFn: () => linkWallet(fandeck) })
  const unlink = useMutation({ mutationFn: () => unlinkWallet(fandeck) })
  return { linked, link, unlink }
}
