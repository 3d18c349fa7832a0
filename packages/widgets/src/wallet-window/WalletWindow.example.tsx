import { useWalletLink, useWalletWindow } from '@fandeck/react'
import { useMessages, useToast, WalletWindowOverlay } from '@fandeck/widgets'

/** A button that links a wallet; renders inside FandeckProvider and ToastProvider. */
export function LinkWallet() {
  const toast = useToast()
  const messages = useMessages()
  const { linked, link } = useWalletLink()
  const [state, wallet] = useWalletWindow({
    onResult: ({ success }) =>
      success ? link.mutate() : toast.show(messages['wallet.failed'], { kind: 'error' }),
  })
  return (
    <>
      <button type="button" disabled={linked} onClick={wallet.open}>
        지갑 연결
      </button>
      <WalletWindowOverlay state={state} onFocus={wallet.focus} onClose={wallet.close} />
    </>
  )
}
