import type { WalletWindowState } from '@fandeck/sdk/wallet'
import { WalletWindowOverlay } from './WalletWindowOverlay.tsx'

const Story = (state: Partial<WalletWindowState>) => (
  <WalletWindowOverlay
    state={{ status: 'open', error: undefined, link: undefined, ...state }}
    onFocus={() => {}}
    onClose={() => {}}
  />
)

export const Open = () => <Story />
export const Connecting = () => <Story status="connecting" />
export const Blocked = () => <Story status="failed" link="https://wallet.example/login" />
