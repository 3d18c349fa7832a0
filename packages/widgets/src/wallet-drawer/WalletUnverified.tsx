import { BadgeCheck } from 'lucide-react'
import { Button } from '../primitives/button/Button.tsx'
import { Empty } from '../primitives/empty/Empty.tsx'
import { useWalletMessages } from './use-wallet-messages.ts'
import './WalletDrawer.css'

/** Asks an unverified member to verify their identity (S6.5). */
export function WalletUnverified({ onVerify }: { onVerify?: (() => void) | undefined }) {
  const messages = useWalletMessages()
  return (
    <div className="fandeck-wallet__middle">
      <Empty
        icon={<BadgeCheck />}
        title={messages['verify.required']}
        description={messages['wallet.verify.message']}
        actions={
          onVerify && (
            <Button size={44} onClick={onVerify}>
              {messages['wallet.verify.action']}
            </Button>
          )
        }
      />
    </div>
  )
}
