import { aQrKey, type Handler, ok, refuse } from '@fandeck/sdk/testing'
import { QrKey } from '@fandeck/sdk/wire'
import { useEffect, useState } from 'react'
import { Button } from '../primitives/button/Button.tsx'
import { controlled } from '../stories/controlled.tsx'
import { WalletDrawer } from './WalletDrawer.tsx'
import { InKit, type WalletKitOptions, walletKit } from './wallet.fixtures.tsx'

export default { title: 'Wallet / Wallet drawer' }

interface WalletStoryProps extends WalletKitOptions {
  openBenefitId?: number
  loggedOut?: boolean
  /** The time that passes on the story's clock after the first render, ms. */
  pass?: number
}

function WalletStory({ openBenefitId, loggedOut = false, pass, ...options }: WalletStoryProps) {
  const [open, setOpen] = useState(true)
  const [kit] = useState(() => {
    const made = walletKit(options)
    if (loggedOut) made.fandeck.session.end()
    return made
  })
  useEffect(() => {
    if (pass !== undefined) void kit.clock.advance(pass)
  }, [kit, pass])
  return (
    <InKit kit={kit}>
      <Button onClick={() => setOpen(true)}>내 혜택</Button>
      <WalletDrawer
        open={open}
        onOpenChange={setOpen}
        address="0x7a3e…c41F"
        defaultBenefitId={openBenefitId}
        onConnect={() => {}}
        onVerify={() => {}}
        onOpenWallet={() => {}}
        onBrowseEvents={() => {}}
      />
    </InKit>
  )
}

const broken = () => {
  throw new TypeError('offline')
}

/** A first key that expires, without a second one. */
function oneKey(): Handler {
  let keys = 0
  return () => (keys++ ? broken() : ok(QrKey, aQrKey()))
}

export const Qr = () => <WalletStory openBenefitId={1} pass={31_000} />
export const QrFailed = () => (
  <WalletStory openBenefitId={1} pass={20_000} on={{ 'GET /claim/qr/:idx': broken }} />
)
export const QrExpired = () => (
  <WalletStory openBenefitId={1} pass={190_000} on={{ 'GET /claim/qr/:idx': oneKey() }} />
)
export const Staff = () => <WalletStory openBenefitId={2} />
export const StaffWrongPassword = () => (
  <WalletStory
    openBenefitId={2}
    on={{
      'POST /claim/pwd/:idx': () =>
        refuse(403, '비밀번호가 맞지 않아요. 4번 더 입력할 수 있어요.', 'WRONG_PASSWORD'),
    }}
  />
)
export const Closed = () => <WalletStory linked={false} />
export const None = () => <WalletStory benefits={[]} />
export const Loading = () => <WalletStory on={{ 'GET /claim/usable/list': () => new Promise(() => {}) }} />
export const Offline = () => <WalletStory pass={20_000} on={{ 'GET /claim/usable/list': broken }} />
export const Refused = () => (
  <WalletStory
    openBenefitId={1}
    on={{ 'GET /claim/qr/:idx': () => refuse(409, '이미 사용한 혜택이에요.', 'ALREADY_USED') }}
  />
)
export const Unverified = () => <WalletStory level="K102" />
export const LoggedOut = () => <WalletStory loggedOut />

export const Controls = controlled(
  { openBenefitId: 1, linked: true, level: 'K201', loggedOut: false },
  (args) => <WalletStory {...args} />,
  { level: ['K102', 'K201'] },
)
