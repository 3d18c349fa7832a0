import { useBenefits, useLevel, useSession, useUser } from '@fandeck/react'
import { ArrowUpRight, BadgeCheck, Wallet } from 'lucide-react'
import { Button } from '../primitives/button/Button.tsx'
import { Drawer } from '../primitives/drawer/Drawer.tsx'
import { Empty } from '../primitives/empty/Empty.tsx'
import type { OnOpenChange } from '../primitives/overlay/Overlay.tsx'
import { useWalletMessages } from './use-wallet-messages.ts'
import { WalletBenefit } from './WalletBenefit.tsx'
import { WalletCompletion } from './WalletCompletion.tsx'
import { WalletList } from './WalletList.tsx'
import { WalletLogin } from './WalletLogin.tsx'
import { WalletQr } from './WalletQr.tsx'
import { WalletRoot } from './WalletRoot.tsx'
import './WalletDrawer.css'

/** The whole drawer; `onVerify`, `onOpenWallet` and `onBrowseEvents` also bring their buttons. */
export interface WalletDrawerProps {
  open: boolean
  onOpenChange: OnOpenChange
  /** The wallet's address, such as `0x7a3e…c41F`, for the tag of a linked wallet. */
  address?: string | undefined
  /** The `benefitId` of the benefit that is open at first. */
  defaultBenefitId?: number | undefined
  /** A visitor without a session wants to link a wallet. */
  onConnect?: (() => void) | undefined
  /** The member has to prove who they are; the drawer has closed (S6.5). */
  onVerify?: (() => void) | undefined
  /** Shows "지갑 열기" and opens the wallet; only verified members get there. */
  onOpenWallet?: (() => void) | undefined
  /** Offers the way to the events when there is no benefit; the drawer has closed. */
  onBrowseEvents?: (() => void) | undefined
}

/** The drawer of usable benefits; without a session it asks to log in, without verification it asks for that. */
function WalletDrawerAssembly({
  open,
  onOpenChange,
  address,
  defaultBenefitId,
  onConnect,
  onVerify,
  onOpenWallet,
  onBrowseEvents,
}: WalletDrawerProps) {
  const messages = useWalletMessages()
  const loggedIn = useSession((session) => session.loggedIn)
  const { verified } = useLevel()
  const leaveFor = (next: (() => void) | undefined) => () => {
    onOpenChange(false, { reason: 'done' })
    next?.()
  }
  return (
    <>
      <WalletLogin open={open && !loggedIn} onOpenChange={onOpenChange} onConnect={onConnect} />
      <Drawer
        className="fandeck-wallet"
        open={open && loggedIn}
        onOpenChange={onOpenChange}
        top={72}
        title={verified ? <Title /> : messages['wallet.title']}
      >
        <Head address={address} onOpenWallet={onOpenWallet && leaveFor(verified ? onOpenWallet : onVerify)} />
        {verified ? (
          <WalletList
            defaultBenefitId={defaultBenefitId}
            onBrowseEvents={onBrowseEvents && leaveFor(onBrowseEvents)}
          />
        ) : (
          <Unverified onVerify={onVerify && leaveFor(onVerify)} />
        )}
      </Drawer>
    </>
  )
}

function Title() {
  const messages = useWalletMessages()
  const count = useBenefits().data?.length ?? 0
  return (
    <>
      {messages['wallet.title']} {count > 0 && <span className="fandeck-wallet__count">{count}</span>}
    </>
  )
}

function Head({ address, onOpenWallet }: Pick<WalletDrawerProps, 'address' | 'onOpenWallet'>) {
  const messages = useWalletMessages()
  const linked = useUser()?.walletLinked ?? false
  const words = linked
    ? address
      ? messages['wallet.addressConnected']({ address })
      : messages['wallet.connected']
    : messages['wallet.disconnected']
  return (
    <div className="fandeck-wallet__head">
      <span className="fandeck-wallet__link-state" data-linked={linked || undefined}>
        <Wallet size={16} strokeWidth={2} aria-hidden />
        {words}
      </span>
      {onOpenWallet && (
        <button type="button" className="fandeck-wallet__open" part="button" onClick={onOpenWallet}>
          {messages['wallet.open']}
          <ArrowUpRight size={16} strokeWidth={2} aria-hidden />
        </button>
      )}
    </div>
  )
}

function Unverified({ onVerify }: Pick<WalletDrawerProps, 'onVerify'>) {
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

/**
 * The wallet drawer, and its parts for a page that puts them together itself.
 *
 * @see spec §2 Wallet drawer (S2.46–S2.50), §4 Benefit rows (S4.25–S4.28)
 */
export const WalletDrawer = /* @__PURE__ */ Object.assign(WalletDrawerAssembly, {
  /** Holds which benefit is open; the other parts stand inside it. */
  Root: WalletRoot,
  /** One benefit, a row that opens. */
  Benefit: WalletBenefit,
  /** The QR that the staff scans; it renews itself while it is mounted. */
  Qr: WalletQr,
  /** The field where the staff types the password. */
  Receipt: WalletCompletion,
  /** The member's benefits, with what is shown while they load, fail or are none. */
  List: WalletList,
  /** The question a visitor without a session is asked. */
  Login: WalletLogin,
})
