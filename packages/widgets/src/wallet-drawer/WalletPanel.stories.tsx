import { useState } from 'react'
import { ModalProvider } from '../primitives/modal-host/ModalProvider.tsx'
import { controlled } from '../stories/controlled.tsx'
import { WalletPanel } from './WalletPanel.tsx'
import { InKit, type WalletKitOptions, walletKit } from './wallet.fixtures.tsx'

export default { title: 'Wallet / Wallet panel' }

interface PanelStoryProps extends WalletKitOptions {
  openBenefitId?: number
  loggedOut?: boolean
}

function PanelStory({ openBenefitId, loggedOut = false, ...options }: PanelStoryProps) {
  const [kit] = useState(() => {
    const made = walletKit(options)
    if (loggedOut) made.fandeck.session.end()
    return made
  })
  return (
    <InKit kit={kit}>
      <ModalProvider>
        <WalletPanel
          address="0x7a3e…c41F"
          defaultBenefitId={openBenefitId}
          onConnect={() => {}}
          onVerify={() => {}}
          onBrowseEvents={() => {}}
        />
      </ModalProvider>
    </InKit>
  )
}

export const Closed = () => <PanelStory />
export const Qr = () => <PanelStory openBenefitId={1} />
export const Staff = () => <PanelStory openBenefitId={2} />
export const None = () => <PanelStory benefits={[]} />
export const Unverified = () => <PanelStory level="K102" />
export const LoggedOut = () => <PanelStory loggedOut />

export const Controls = controlled(
  { openBenefitId: 1, linked: true, level: 'K201', loggedOut: false },
  (args) => <PanelStory {...args} />,
  { level: ['K102', 'K201'] },
)
