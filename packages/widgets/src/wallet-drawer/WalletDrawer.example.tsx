import { WalletDrawer } from '@fandeck/widgets'
import { useState } from 'react'

/** A button that opens the drawer; renders inside FandeckProvider and ModalProvider. */
export function WalletButton() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        내 혜택
      </button>
      <WalletDrawer
        open={open}
        onOpenChange={setOpen}
        onConnect={() => window.open('https://wallet.example/login')}
        onVerify={() => window.location.assign('/account/verify')}
        onBrowseEvents={() => window.location.assign('/event')}
      />
    </>
  )
}
