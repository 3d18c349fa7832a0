import { useBenefits, useUser } from '@fandeck/react'
import { ArrowUpRight, Wallet } from 'lucide-react'
import { shortAddress } from '../primitives/short-address.ts'
import { useWalletMessages } from './use-wallet-messages.ts'
import './WalletDrawer.css'

/** The title with the number of benefits. */
export function WalletTitle() {
  const messages = useWalletMessages()
  const count = useBenefits().data?.length ?? 0
  return (
    <>
      {messages['wallet.title']} {count > 0 && <span className="fandeck-wallet__count">{count}</span>}
    </>
  )
}

/** The props of the head. */
interface WalletHeadProps {
  address?: string | undefined
  onOpenWallet?: (() => void) | undefined
}

/** Whether a wallet is linked, and the button that opens it. */
export function WalletHead({ address, onOpenWallet }: WalletHeadProps) {
  const messages = useWalletMessages()
  const linked = useUser()?.walletLinked ?? false
  const words = linked
    ? address
      ? messages['wallet.addressConnected']({ address: shortAddress(address) })
      : messages['wallet.connected']
    : messages['wallet.disconnected']
  return (
    <div className="fandeck-wallet__head">
      <span className="fandeck-wallet__link-state" data-linked={linked || undefined}>
        <Wallet size={16} strokeWidth={2} aria-hidden />
        <span>{words}</span>
      </span>
      {onOpenWallet && (
        <button type="button" className="fandeck-wallet__open" part="button" onClick={onOpenWallet}>
          {messages[linked ? 'wallet.open' : 'wallet.link']}
          <ArrowUpRight size={16} strokeWidth={2} aria-hidden />
        </button>
      )}
    </div>
  )
}
