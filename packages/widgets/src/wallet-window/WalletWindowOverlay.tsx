import type { WalletWindowState } from '@fandeck/sdk/wallet'
import { Wallet, X } from 'lucide-react'
import { forwardRef } from 'react'
import { classNames } from '../primitives/class-names.ts'
import { Overlay } from '../primitives/overlay/Overlay.tsx'
import type { HeadedPartProps } from '../primitives/part/Part.tsx'
import { useWalletWindowMessages } from './use-wallet-window-messages.ts'
import './WalletWindow.css'

/** The props of the overlay; it opens and closes with the state of the wallet window. */
export interface WalletWindowOverlayProps extends Omit<HeadedPartProps, 'role'> {
  /** The state of `useWalletWindow`. */
  state: WalletWindowState
  /** Called when the fan asks for the window; bring it to the front. */
  onFocus(): void
  /** Called when the fan cancels. */
  onClose(): void
}

/**
 * Covers the page while the wallet window is open. Links to the wallet as a full page if the browser has blocked or lost
 * the window.
 *
 * @see S4.19
 */
export const WalletWindowOverlay = /* @__PURE__ */ forwardRef<HTMLElement, WalletWindowOverlayProps>(
  function WalletWindowOverlay({ state, onFocus, onClose, headingLevel = 2, className, ...root }, ref) {
    const Heading = `h${headingLevel}` as const
    const messages = useWalletWindowMessages()
    const { status, link } = state
    const waits = status === 'open' || status === 'connecting'
    const title = messages[waits ? 'wallet.window' : 'wallet.window.blocked']
    return (
      <Overlay
        {...root}
        ref={ref}
        open={waits || link !== undefined}
        onOpenChange={onClose}
        closeType="strong"
        motion="dialog"
        className={classNames('fandeck-wallet-window', className)}
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
        <Heading className="fandeck-title-2">{title}</Heading>
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
  },
)
