import { createElementClass } from '../element/create-element.tsx'
import type { FandeckOverlayEventMap } from '../element/element-types.ts'
import { openState } from '../element/open-state.ts'
import { everyKind } from '../primitives/modal-host/kinds.tsx'
import { ModalHost } from '../primitives/modal-host/ModalHost.tsx'
import { WalletDrawer } from './WalletDrawer.tsx'
import { walletTag } from './wallet.tag.ts'

/** The events of `<fandeck-wallet>`. */
export interface FandeckWalletEventMap extends FandeckOverlayEventMap {
  /** A visitor without a session wants to link a wallet; the drawer has closed. Your page opens its sign-in. */
  'fandeck-connect-request': CustomEvent<null>
  /** The member must verify their identity; the drawer has closed. Your page leads to the check. */
  'fandeck-verify-request': CustomEvent<null>
  /** With `wallet-link`, the member wants to open the wallet. Your page opens it. */
  'fandeck-wallet-request': CustomEvent<null>
  /** With `events-link`, the member wants to see the events. Your page leads there. */
  'fandeck-events-request': CustomEvent<null>
}

/**
 * `<fandeck-wallet open market-url="https://api.example">`; open while the property `open` is true.
 *
 * @see FandeckWalletEventMap for its events
 */
export const FandeckWalletElement = /* @__PURE__ */ createElementClass<
  FandeckWalletEventMap,
  (typeof walletTag)['attributes']
>({
  ...walletTag,
  english: () => import('./wallet.element.en.ts'),
  render: ({ open, address, defaultBenefitId, walletLink, eventsLink }, emit, set) => (
    <ModalHost kinds={everyKind}>
      <WalletDrawer
        open={open}
        onOpenChange={openState(emit, set)}
        address={address}
        defaultBenefitId={defaultBenefitId}
        onConnect={() => emit('fandeck-connect-request')}
        onVerify={() => emit('fandeck-verify-request')}
        onOpenWallet={walletLink ? () => emit('fandeck-wallet-request') : undefined}
        onBrowseEvents={eventsLink ? () => emit('fandeck-events-request') : undefined}
      />
    </ModalHost>
  ),
})
export type FandeckWalletElement = InstanceType<typeof FandeckWalletElement>
