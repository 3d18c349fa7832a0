import { useFandeck, useLevel, useMember, useSession, useWalletLink, useWalletWindow } from '@fandeck/react'
import { loadUser } from '@fandeck/sdk/account'
import type { WalletResult } from '@fandeck/sdk/wallet'
import { errorSentence, useModals, useToast, WalletDrawer, WalletWindowOverlay } from '@fandeck/widgets'
import { type Ref, useEffect, useEffectEvent, useImperativeHandle, useState } from 'react'
import { useAllMessages } from '../messages/use-all-messages.ts'
import { useLocation, useNavigate } from '../router/Router.tsx'
import { accountPath } from './return-path.ts'
import type { SiteWallet } from './site-wallet.ts'
import { keepWantedWallet, takeWantedWallet, type WantedWallet } from './wanted-wallet.ts'

export interface WalletPartsProps {
  ref: Ref<SiteWallet>
  /** What a fan asked for while the script was loading. */
  asked: keyof SiteWallet | undefined
}

/**
 * The wallet drawer, for verified members only (S6.5), and the wallet window; a script of its own. After the identity
 * check, what the fan wanted goes on.
 */
export function WalletParts({ ref, asked }: WalletPartsProps) {
  const [open, setOpen] = useState(false)
  const loggedIn = useSession((session) => session.loggedIn)
  const { verified } = useLevel()
  const address = useMember().data?.walletAddress
  const navigate = useNavigate()
  const location = useLocation()
  const finish = useFinishedWallet()
  const unlink = useUnlink()
  const [state, window] = useWalletWindow({ onResult: finish })

  const modals = useModals()
  const messages = useAllMessages()
  const verifying = location.pathname === '/account/verify'

  const verify = (wanted: WantedWallet) => {
    setOpen(false)
    keepWantedWallet(wanted)
    if (!verifying) navigate(accountPath('verify', location))
  }
  const link = () => (loggedIn && !verified ? verify('link') : window.open())
  const wallet: SiteWallet = {
    open: () => (loggedIn && !verified ? verify('open') : setOpen(true)),
    link,
    unlink,
  }
  useImperativeHandle(ref, () => wallet)

  const resume = useEffectEvent(async (wanted: WantedWallet) => {
    if (wanted === 'open') return setOpen(true)
    // The window opens in a press only.
    const title = messages['wallet.link.title']
    if (await modals.confirm({ title, confirmLabel: messages['wallet.link.action'] })) window.open()
  })
  useEffect(() => {
    if (verifying) return
    // A fan who has left the check without an end wants nothing any more.
    const wanted = takeWantedWallet()
    if (wanted && verified) void resume(wanted)
  }, [verifying, verified])

  // After the effect above, which would take what an early press wants before the check has begun.
  const answer = useEffectEvent((name: keyof SiteWallet) => wallet[name]())
  useEffect(() => {
    if (asked) answer(asked)
  }, [asked])

  return (
    <>
      <WalletDrawer
        open={open && (verified || !loggedIn)}
        onOpenChange={setOpen}
        onConnect={link}
        onVerify={link}
        onOpenWallet={link}
        onBrowseEvents={() => navigate('/event')}
        address={address ?? undefined}
      />
      <WalletWindowOverlay state={state} onFocus={window.focus} onClose={window.close} />
    </>
  )
}

/** Links the wallet after the window has succeeded and names its owner; shows a toast after a failure (S8.14). */
function useFinishedWallet() {
  const fandeck = useFandeck()
  const modals = useModals()
  const toast = useToast()
  const messages = useAllMessages()
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
  const messages = useAllMessages()
  const { mutateAsync } = useWalletLink().unlink
  return async () => {
    const agreed = await modals.confirm({
      title: messages['wallet.unlink.title'],
      cancelLabel: messages['wallet.unlink.keep'],
      confirmLabel: messages['wallet.unlink.action'],
    })
    if (!agreed) return
    try {
      const { error: refusal } = await mutateAsync()
      if (refusal !== undefined) toast.show(refusal, { kind: 'error' })
    } catch (error) {
      toast.show(errorSentence(messages, error), { kind: 'error' })
    }
  }
}
