import { useFandeck, useLevel, useMember, useSession, useWalletLink, useWalletWindow } from '@fandeck/react'
import { loadUser } from '@fandeck/sdk'
import type { WalletResult } from '@fandeck/sdk/wallet'
import { errorSentence, useModals, useToast } from '@fandeck/widgets'
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useMessages } from '../messages/use-messages.ts'
import { shortAddress } from '../wallet-address.ts'
import { accountPath } from './return-path.ts'
import { useOverlays } from './use-overlays.ts'

interface SiteWallet {
  /** Opens the drawer, after the login or the identity check if required. */
  open(): void
  /** Opens the wallet window in the click handler; unverified members verify first (S6.6). */
  link(): void
  unlink(): Promise<void>
}

const WalletContext = createContext<SiteWallet>({ open() {}, link() {}, unlink: async () => {} })

/** Provides the wallet drawer, for verified members only (S6.5), and the wallet window. */
export function WalletProvider({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState(false)
  const loggedIn = useSession((session) => session.loggedIn)
  const { verified } = useLevel()
  const address = useMember().data?.walletAddress
  const navigate = useNavigate()
  const location = useLocation()
  const finish = useFinishedWallet()
  const unlink = useUnlink()
  const [state, window] = useWalletWindow({ onResult: finish })
  const overlays = useOverlays(open || state.status !== 'idle')

  const wallet = useMemo<SiteWallet>(() => {
    const verify = () => {
      setOpen(false)
      if (location.pathname !== '/account/verify') navigate(accountPath('verify', location))
    }
    return {
      open: () => (loggedIn && !verified ? verify() : setOpen(true)),
      link: () => (loggedIn && !verified ? verify() : window.open()),
      unlink,
    }
  }, [loggedIn, verified, location, navigate, window, unlink])

  return (
    <WalletContext value={wallet}>
      {children}
      {overlays && (
        <>
          <overlays.WalletDrawer
            open={open && (verified || !loggedIn)}
            onOpenChange={setOpen}
            onConnect={wallet.link}
            onVerify={wallet.link}
            onOpenWallet={wallet.link}
            {...(address && { address: shortAddress(address) })}
          />
          <overlays.WalletWindowOverlay state={state} onFocus={window.focus} onClose={window.close} />
        </>
      )}
    </WalletContext>
  )
}

/** Links the wallet after the window has succeeded and names its owner; shows a toast after a failure (S8.14). */
function useFinishedWallet() {
  const fandeck = useFandeck()
  const modals = useModals()
  const toast = useToast()
  const messages = useMessages()
  const { link } = useWalletLink()
  return async (result: WalletResult) => {
    const failed = () => toast.show(messages['wallet.link.failed'], { kind: 'error' })
    if (!result.success) return failed()
    try {
      const { error } = await link.mutateAsync()
      if (error !== undefined) return failed()
      const { memberId, nickname: name } = await loadUser(fandeck)
      toast.show(messages['wallet.linked.as']({ name }))
      const changed = result.previous !== undefined && result.previous.memberId !== memberId
      // The fan must notice a change of the account.
      if (changed) void modals.alert({ title: messages['wallet.accountChanged']({ name }) })
    } catch {
      failed()
    }
  }
}

function useUnlink() {
  const modals = useModals()
  const toast = useToast()
  const messages = useMessages()
  const { mutateAsync } = useWalletLink().unlink
  return useMemo(
    () => async () => {
      const agreed = await modals.confirm({ title: messages['wallet.unlink.title'] })
      if (!agreed) return
      try {
        const { error: refusal } = await mutateAsync()
        if (refusal !== undefined) toast.show(refusal, { kind: 'error' })
      } catch (error) {
        toast.show(errorSentence(messages, error), { kind: 'error' })
      }
    },
    [modals, toast, messages, mutateAsync],
  )
}

/** Returns the page's wallet: its drawer, its window and its link. */
export const useSiteWallet = () => useContext(WalletContext)
