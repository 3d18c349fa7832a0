import { Wallet } from 'lucide-react'
import { Button } from '../primitives/button/Button.tsx'
import { Dialog } from '../primitives/dialog/Dialog.tsx'
import type { OnOpenChange } from '../primitives/overlay/Overlay.tsx'
import { useWalletMessages } from './use-wallet-messages.ts'

/** A dialog of its own, for visitors without a session. */
export interface WalletLoginProps {
  open: boolean
  onOpenChange: OnOpenChange
  /** The fan wants to log in and link the wallet: open the wallet window. */
  onConnect?: (() => void) | undefined
}

/** Asks a visitor who has no session whether to log in and link the wallet. */
export function WalletLogin({ open, onOpenChange, onConnect }: WalletLoginProps) {
  const messages = useWalletMessages()
  const close = () => onOpenChange(false, { reason: 'done' })
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={messages['wallet.login.title']}
      description={messages['wallet.login.message']}
      icon={<Wallet aria-hidden />}
      iconTone="wallet"
      actions={
        <>
          <Button kind="secondary" onClick={close}>
            {messages['wallet.login.cancel']}
          </Button>
          <Button
            onClick={() => {
              close()
              onConnect?.()
            }}
          >
            {messages['wallet.login.confirm']}
          </Button>
        </>
      }
    />
  )
}
