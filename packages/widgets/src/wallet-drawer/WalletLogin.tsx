import { Wallet } from 'lucide-react'
import { forwardRef, type ReactNode } from 'react'
import { Button } from '../primitives/button/Button.tsx'
import { Dialog } from '../primitives/dialog/Dialog.tsx'
import type { OnOpenChange } from '../primitives/overlay/Overlay.tsx'
import type { HeadedPartProps } from '../primitives/part/Part.tsx'
import { useWalletMessages } from './use-wallet-messages.ts'

/** The props of the sign-in dialog. */
export interface WalletLoginProps extends Omit<HeadedPartProps, 'role'> {
  open: boolean
  onOpenChange: OnOpenChange
  /** Shown above the buttons; with it, even as `null`, the dialog stays open until the fan is signed in. */
  note?: ReactNode
  /** Called when the fan wants to sign in and link the wallet; open the wallet window. */
  onConnect?: (() => void) | undefined
}

/** Asks a visitor without a session to sign in and link the wallet. */
export const WalletLogin = /* @__PURE__ */ forwardRef<HTMLElement, WalletLoginProps>(function WalletLogin(
  { open, onOpenChange, note, onConnect, ...root },
  ref,
) {
  const messages = useWalletMessages()
  const close = () => onOpenChange(false, { reason: 'done' })
  return (
    <Dialog
      {...root}
      ref={ref}
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
              if (note === undefined) close()
              onConnect?.()
            }}
          >
            {messages['wallet.login.confirm']}
          </Button>
        </>
      }
    >
      {note}
    </Dialog>
  )
})
