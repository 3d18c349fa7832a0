import { useLevel, useSession } from '@fandeck/react'
import { forwardRef, type ReactNode } from 'react'
import { classNames } from '../primitives/class-names.ts'
import { Drawer } from '../primitives/drawer/Drawer.tsx'
import type { OnOpenChange } from '../primitives/overlay/Overlay.tsx'
import type { HeadedPartProps } from '../primitives/part/Part.tsx'
import { useWalletMessages } from './use-wallet-messages.ts'
import { WalletBenefit } from './WalletBenefit.tsx'
import { WalletCompletion } from './WalletCompletion.tsx'
import { WalletHead, WalletTitle } from './WalletHead.tsx'
import { WalletList } from './WalletList.tsx'
import { WalletLogin } from './WalletLogin.tsx'
import { WalletQr } from './WalletQr.tsx'
import { WalletRoot } from './WalletRoot.tsx'
import { WalletUnverified } from './WalletUnverified.tsx'
import './WalletDrawer.css'

/** The props of the drawer; `onVerify`, `onOpenWallet` and `onBrowseEvents` also show their buttons. */
export interface WalletDrawerProps extends Omit<HeadedPartProps, 'role'> {
  open: boolean
  onOpenChange: OnOpenChange
  /** The wallet's address for the tag of a linked wallet, which shows it in short, such as `0x7a3e…c41F`. */
  address?: string | undefined
  /** The `benefitId` of the benefit that is open at first. */
  defaultBenefitId?: number | undefined
  /** Called when a visitor without a session wants to link a wallet. */
  onConnect?: (() => void) | undefined
  /** Shown in the sign-in dialog, which then stays open until the fan is signed in; `null` shows nothing. */
  signInNote?: ReactNode
  /** Called after the drawer has closed, when the member must verify their identity (S6.5). */
  onVerify?: (() => void) | undefined
  /** Called by "지갑 열기", for verified members only. */
  onOpenWallet?: (() => void) | undefined
  /** Called after the drawer has closed, by the button shown when there is no benefit. */
  onBrowseEvents?: (() => void) | undefined
}

/** The drawer of usable benefits; asks a visitor to sign in and an unverified member to verify. */
const WalletDrawerAssembly = /* @__PURE__ */ forwardRef<HTMLElement, WalletDrawerProps>(function WalletDrawer(
  {
    open,
    onOpenChange,
    address,
    defaultBenefitId,
    onConnect,
    signInNote,
    onVerify,
    onOpenWallet,
    onBrowseEvents,
    className,
    ...root
  },
  ref,
) {
  const messages = useWalletMessages()
  const loggedIn = useSession((session) => session.loggedIn)
  const { verified } = useLevel()
  const leaveFor = (next: (() => void) | undefined) => () => {
    onOpenChange(false, { reason: 'done' })
    next?.()
  }
  return (
    <>
      <WalletLogin
        open={open && !loggedIn}
        onOpenChange={onOpenChange}
        note={signInNote}
        onConnect={onConnect}
      />
      <Drawer
        {...root}
        ref={ref}
        className={classNames('fandeck-wallet', className)}
        open={open && loggedIn}
        onOpenChange={onOpenChange}
        top={72}
        title={verified ? <WalletTitle /> : messages['wallet.title']}
      >
        <WalletHead
          address={address}
          onOpenWallet={onOpenWallet && leaveFor(verified ? onOpenWallet : onVerify)}
        />
        {verified ? (
          <WalletList
            defaultBenefitId={defaultBenefitId}
            onBrowseEvents={onBrowseEvents && leaveFor(onBrowseEvents)}
          />
        ) : (
          <WalletUnverified onVerify={onVerify && leaveFor(onVerify)} />
        )}
      </Drawer>
    </>
  )
})

/**
 * The wallet drawer, and its parts for a page that composes them itself.
 *
 * @see S2.46–S2.50, S4.25–S4.28
 */
export const WalletDrawer = /* @__PURE__ */ Object.assign(WalletDrawerAssembly, {
  /** Keeps which benefit is open; contains the other parts. */
  Root: WalletRoot,
  /** One benefit as a row that opens. */
  Benefit: WalletBenefit,
  /** The QR that staff scan, renewed while mounted. */
  Qr: WalletQr,
  /** The field where staff type their password. */
  Receipt: WalletCompletion,
  /** The member's benefits, with the loading, failed and empty states. */
  List: WalletList,
  /** The sign-in dialog of a visitor without a session. */
  Login: WalletLogin,
})
