import type { Member } from '@fandeck/sdk'
import { Skeleton, useMessages } from '@fandeck/widgets'
import { ChevronRight, Wallet } from 'lucide-react'
import { useOpenWallet } from '../../layout/WalletProvider.tsx'
import { shortAddress } from '../../wallet-address.ts'

/** Violet when a wallet is linked, ink when not; both lead to the wallet (screen 18). */
export function WalletRow({ member }: { member: Member | undefined }) {
  const messages = useMessages()
  const openWallet = useOpenWallet()
  if (!member) return <Skeleton height={64} radius={20} />
  const linked = member.walletCnct === 'Y'
  return (
    <button type="button" className="site-wallet-row" data-linked={linked || undefined} onClick={openWallet}>
      <Wallet size={22} strokeWidth={1.75} aria-hidden />
      <span className="site-wallet-row__words">
        <b>{linked ? '지갑이 연결돼 있어요' : messages['wallet.link.title']}</b>
        {linked && member.walletAddress && <span>{shortAddress(member.walletAddress)} · KAIA</span>}
      </span>
      <span className="site-wallet-row__open">
        열기
        <ChevronRight size={18} strokeWidth={2} aria-hidden />
      </span>
    </button>
  )
}
