import type { Member } from '@fandeck/sdk/account'
import { Skeleton } from '@fandeck/widgets'
import { ChevronRight, Wallet } from 'lucide-react'
import { useSiteWallet } from '../../layout/site-wallet.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { shortAddress } from '../../wallet-address.ts'

/** The wallet's state: violet when linked, ink with a link button otherwise (S6.7, S7.57); the settings unlink it. */
export function WalletRow({ member }: { member: Member | undefined }) {
  const messages = useMessages()
  const wallet = useSiteWallet()
  if (!member) return <Skeleton height={64} radius={20} />
  const linked = member.walletLinked
  return (
    <div className="site-wallet-row" data-linked={linked || undefined}>
      <Wallet size={22} strokeWidth={1.75} aria-hidden />
      <span className="site-wallet-row__words">
        <b>{linked ? '지갑이 연결돼 있어요' : messages['wallet.link.title']}</b>
        {linked && member.walletAddress && <span>{shortAddress(member.walletAddress)} · KAIA</span>}
      </span>
      <button type="button" className="site-wallet-row__open" onClick={linked ? wallet.open : wallet.link}>
        <span>{linked ? '열기' : messages['wallet.link.action']}</span>
        <ChevronRight size={18} strokeWidth={2} aria-hidden />
      </button>
    </div>
  )
}
