import { controlled } from '../stories/controlled.tsx'
import { ElementStory } from '../stories/ElementStory.tsx'
import { FandeckWalletElement } from './WalletDrawer.element.tsx'
import { type WalletKitOptions, walletKit } from './wallet.fixtures.tsx'

export default { title: 'Elements / Wallet drawer' }

interface WalletElementProps extends WalletKitOptions {
  openBenefitId?: number
  loggedOut?: boolean
  inline?: boolean
  lang?: string
}

function WalletElement({
  openBenefitId,
  loggedOut = false,
  inline,
  lang = 'ko',
  ...options
}: WalletElementProps) {
  function fandeck() {
    const made = walletKit(options).fandeck
    if (loggedOut) made.session.end()
    return made
  }
  const attributes = {
    lang,
    address: '0x7a3e…c41F',
    'wallet-link': '',
    'events-link': '',
    ...(inline && { inline: '' }),
    ...(openBenefitId !== undefined && { 'default-benefit-id': String(openBenefitId) }),
  }
  return <ElementStory tag="fandeck-wallet" element={FandeckWalletElement} {...{ fandeck, attributes }} />
}

export const Qr = () => <WalletElement openBenefitId={1} />
export const Staff = () => <WalletElement openBenefitId={2} />
export const Inline = () => <WalletElement openBenefitId={1} inline />
export const None = () => <WalletElement benefits={[]} />
export const Unverified = () => <WalletElement level="K102" />
export const LoggedOut = () => <WalletElement loggedOut />

export const Controls = controlled(
  { openBenefitId: 1, loggedOut: false, inline: false, lang: 'ko' },
  (args) => <WalletElement {...args} />,
  {
    lang: ['ko', 'en'],
  },
)
