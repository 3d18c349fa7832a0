import type { WalletWindowState } from '@fandeck/sdk/wallet'
import { controlled } from '../stories/controlled.tsx'
import { WalletWindowOverlay } from './WalletWindowOverlay.tsx'

export default { title: 'Wallet / Wallet window' }

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

export const Controls = controlled({ connecting: false }, ({ connecting }) => (
  <Story status={connecting ? 'connecting' : 'open'} />
))
