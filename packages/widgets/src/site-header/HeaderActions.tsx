import { useHasPart, useSession, useUser } from '@fandeck/react'
import { LogIn, Menu, Wallet, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from '../primitives/icon-button/IconButton.tsx'
import type { RenderLink } from '../primitives/link/LinkProvider.tsx'
import { MENU_ID } from '../site-menu/menu-id.ts'
import { useMessagesOf } from '../theme/messages.tsx'
import { koHeader } from './messages.ko.ts'
import './SiteHeader.css'

/** What stands at the end of a header. */
export interface HeaderActionsProps {
  /** The sign-in, which visitors see; without it there is no such link. */
  signInHref?: string | undefined
  /** Opens the wallet; without it, or in a shop without wallets, there is no such button. */
  onWallet?: (() => void) | undefined
  /** Opens or closes the menu; without it there is no such button. */
  onMenu?: (() => void) | undefined
  menuOpen: boolean
  menuId: string | undefined
  renderLink: RenderLink
  /** Controls before these. */
  children?: ReactNode
}

/** The sign-in, the wallet and the menu. */
export function HeaderActions({
  signInHref,
  onWallet,
  onMenu,
  menuOpen,
  menuId = MENU_ID,
  renderLink,
  children,
}: HeaderActionsProps) {
  const messages = useMessagesOf(koHeader)
  const loggedIn = useSession((session) => session.loggedIn)
  const hasWallet = useHasPart()('wallet')
  return (
    <div className="fandeck-header__actions">
      {children}
      {!loggedIn &&
        signInHref &&
        renderLink({
          href: signInHref,
          className: 'fandeck-icon-button',
          'aria-label': messages['header.signIn'],
          children: <LogIn size={24} strokeWidth={1.75} aria-hidden />,
        })}
      {onWallet && hasWallet && <WalletButton onWallet={onWallet} />}
      {onMenu && (
        <IconButton
          label={messages[menuOpen ? 'header.menu.close' : 'header.menu.open']}
          aria-expanded={menuOpen}
          aria-controls={menuId}
          onClick={onMenu}
        >
          {menuOpen ? <X size={24} aria-hidden /> : <Menu size={24} aria-hidden />}
        </IconButton>
      )}
    </div>
  )
}

function WalletButton({ onWallet }: { onWallet(): void }) {
  const messages = useMessagesOf(koHeader)
  const linked = useUser()?.walletLinked ?? false
  return (
    <IconButton
      className="fandeck-header__wallet"
      data-linked={linked || undefined}
      label={messages[linked ? 'header.wallet.linked' : 'header.wallet.unlinked']}
      onClick={onWallet}
    >
      <Wallet size={24} aria-hidden />
      {linked && <span className="fandeck-header__dot" />}
    </IconButton>
  )
}
