import { useHasPart, useMember } from '@fandeck/react'
import { ChevronRight, Wallet } from 'lucide-react'
import { forwardRef } from 'react'
import { Part, type PartProps } from '../primitives/part/Part.tsx'
import { shortAddress } from '../primitives/short-address.ts'
import { Skeleton } from '../primitives/skeleton/Skeleton.tsx'
import { useMyPageMessages } from './use-my-page-messages.ts'
import './MyWallet.css'

/** The props of the member's wallet, which fetches itself. */
export interface MyWalletProps extends PartProps {
  /** Called when the member opens a linked wallet; without it, there is no such button. */
  onWalletOpen?: (() => void) | undefined
  /** Called when the member wants to link a wallet; without it, there is no such button. */
  onWalletLink?: (() => void) | undefined
}

/**
 * The state of the wallet: violet when linked, otherwise in ink; nothing in a shop without wallets.
 *
 * @see S6.7, S7.57
 */
export const MyWallet = /* @__PURE__ */ forwardRef<HTMLElement, MyWalletProps>(function MyWallet(
  { onWalletOpen, onWalletLink, ...root },
  ref,
) {
  const messages = useMyPageMessages()
  const { data: member } = useMember()
  const hasWallet = useHasPart()('wallet')
  const linked = member?.walletLinked
  const press = linked ? onWalletOpen : onWalletLink
  if (!hasWallet) return null
  return (
    <Part
      base="fandeck-root fandeck-my-wallet"
      data-linked={linked || undefined}
      data-loading={member === undefined || undefined}
      {...root}
      ref={ref}
    >
      {member ? (
        <>
          <Wallet size={22} strokeWidth={1.75} aria-hidden />
          <span className="fandeck-my-wallet__words">
            <b>{messages[linked ? 'mypage.wallet.linked' : 'mypage.wallet.unlinked']}</b>
            {linked && member.walletAddress && <span>{shortAddress(member.walletAddress)} · KAIA</span>}
          </span>
          {press && (
            <button type="button" className="fandeck-my-wallet__open" onClick={press}>
              <span>{messages[linked ? 'mypage.wallet.open' : 'mypage.wallet.link']}</span>
              <ChevronRight size={18} strokeWidth={2} aria-hidden />
            </button>
          )}
        </>
      ) : (
        <Skeleton height={64} radius={20} />
      )}
    </Part>
  )
})
