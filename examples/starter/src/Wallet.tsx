import { useMember, useWalletLink, useWalletWindow } from '@fandeck/react'
import { useToast, WalletDrawer, WalletWindowOverlay } from '@fandeck/widgets'
import { useLocation } from 'wouter'
import { accountPath } from './return-path.ts'

interface WalletProps {
  open: boolean
  onOpenChange(open: boolean): void
}

/** The drawer of benefits, and the window that links a wallet. */
export function Wallet({ open, onOpenChange }: WalletProps) {
  const [, navigate] = useLocation()
  const toast = useToast()
  const address = useMember().data?.walletAddress
  const { link } = useWalletLink()
  const failed = () => toast.show('지갑을 연결하지 못했어요.', { kind: 'error' })
  const [state, wallet] = useWalletWindow({
    onResult: ({ success }) => (success ? link.mutate(undefined, { onError: failed }) : failed()),
  })
  return (
    <>
      <WalletDrawer
        open={open}
        onOpenChange={onOpenChange}
        address={address ? `${address.slice(0, 6)}…${address.slice(-4)}` : undefined}
        onConnect={wallet.open}
        onVerify={() => navigate(accountPath('verify'))}
        onOpenWallet={wallet.open}
        onBrowseEvents={() => navigate('/')}
      />
      <WalletWindowOverlay state={state} onFocus={wallet.focus} onClose={wallet.close} />
    </>
  )
}
