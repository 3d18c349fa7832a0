import type { WalletWindowState } from '@fandeck/sdk/wallet'
import { Wallet, X } from 'lucide-react'
import { Overlay } from '../primitives/overlay/Overlay.tsx'
import { useWalletWindowMessages } from './use-wallet-window-messages.ts'
import './WalletWindow.css'

/** The overlay is drawn by the state of a wallet window, so that it opens and closes with it. */
export interface WalletWindowOverlayProps {
  /** The state of `useWalletWindow`. */
  state: WalletWindowState
  /** The fan does not see the window: bring it to the front. */
  onFocus(): void
  /** The fan gives up. */
  onClose(): void
}

/**
 * Lies over the page while the wallet's window is open. Where the browser has opened none, or lost it, it offers the
 * wallet as a full page.
 *
 * @see spec §4 Wallet window (S4.19)
 */
export function WalletWindowOverlay({ state, onFocus, onClose }: WalletWindowOverlayProps) {
  const messages = useWalletWindowMessages()
  const { status, link } = state
  const waits = status === 'open' || status === 'connecting'
  const title = messages[waits ? 'wallet.window' : 'wallet.window.blocked']
  return (
    <Overlay
      open={waits || link !== undefined}
      onOpenChange={onClose}
      closeType="strong"
      motion="dialog"
      className="fandeck-wallet-window"
      label={title}
    >
      <button
        type="button"
        className="fandeck-wallet-window__close"
        aria-label={messages['common.close']}
        onClick={onClose}
      >
        <X size={24} strokeWidth={1.75} aria-hidden />
      </button>
      <span className="fandeck-wallet-window__tile" aria-hidden>
        <Wallet size={34} strokeWidth={1.75} />
      </span>
      <h2 className="fandeck-title-3">{title}</h2>
      {waits && <p>{messages['wallet.window.message']}</p>}
      {status === 'open' && (
        <button type="button" className="fandeck-wallet-window__again" part="button" onClick={onFocus}>
          {messages['wallet.window.focus']}
        </button>
      )}
      {link !== undefined && (
        <a className="fandeck-wallet-window__again" part="button" href={link} rel="noreferrer">
          {messages['wallet.window.link']}
        </a>
      )}
    </Overlay>
  )
}
