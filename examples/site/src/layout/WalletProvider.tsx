import { useLevel, useMember, useSession } from '@fandeck/react'
import { useMessages, useModals, WalletDrawer } from '@fandeck/widgets'
import { Wallet } from 'lucide-react'
import { createContext, type ReactNode, useContext, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { shortAddress } from '../wallet-address.ts'
import { accountPath } from './return-path.ts'

const WalletContext = createContext<() => void>(() => {})

/** Holds the wallet drawer; it opens for verified members only (S6.5). */
export function WalletProvider({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState(false)
  const loggedIn = useSession((session) => session.loggedIn)
  const { verified } = useLevel()
  const address = useMember().data?.walletAddress
  const modals = useModals()
  const messages = useMessages()
  const navigate = useNavigate()
  const location = useLocation()

  async function openWallet() {
    if (verified) return setOpen(true)
    if (loggedIn) return location.pathname !== '/account/verify' && navigate(accountPath('verify', location))
    const agreed = await modals.confirm({
      icon: <Wallet size={28} strokeWidth={1.75} />,
      iconTone: 'wallet',
      title: messages['wallet.login.title'],
      message: messages['wallet.login.message'],
      cancelLabel: messages['wallet.login.cancel'],
      confirmLabel: messages['wallet.login.confirm'],
    })
    if (agreed) navigate(accountPath('login', location))
  }

  return (
    <WalletContext value={openWallet}>
      {children}
      <WalletDrawer
        open={open && verified}
        onOpenChange={setOpen}
        {...(address && { address: shortAddress(address) })}
      />
    </WalletContext>
  )
}

/** Opens the wallet, or what has to come before it: the login, the identity check. */
export const useOpenWallet = () => useContext(WalletContext)
