import { useFandeck } from '@fandeck/react'
import { createElementClass } from '../element/create-element.tsx'
import type {
  Emit,
  FandeckOverlayEventMap,
  FandeckSignInEventMap,
  PropertiesOf,
} from '../element/element-types.ts'
import { openState } from '../element/open-state.ts'
import { AlertModal } from '../primitives/modal-host/kinds.tsx'
import { ModalHost } from '../primitives/modal-host/ModalHost.tsx'
import { useSignInWindow } from '../sign-in-window/use-sign-in-window.tsx'
import { WalletDrawer } from './WalletDrawer.tsx'
import { WalletPanel } from './WalletPanel.tsx'
import { walletTag } from './wallet.tag.ts'

/** The events of `<fandeck-wallet>`. */
export interface FandeckWalletEventMap extends FandeckOverlayEventMap, FandeckSignInEventMap {
  /**
   * A visitor without a session wants to link a wallet; `fandeck-sign-in-request` follows unless prevented. Without
   * `login-origin` the drawer has closed, and your page opens its sign-in.
   */
  'fandeck-connect-request': CustomEvent<null>
  /** The member must verify their identity; the drawer has closed. Opens the check of `login-origin` unless prevented. */
  'fandeck-verify-request': CustomEvent<null>
  /** With `wallet-link`, the member wants to open the wallet; opens my page of `login-origin` unless prevented. */
  'fandeck-wallet-request': CustomEvent<null>
  /** With `events-link`, the member wants to see the events; opens those of `login-origin` unless prevented. */
  'fandeck-events-request': CustomEvent<null>
}

type Attributes = (typeof walletTag)['attributes']

/** The drawer opens no other modal. */
const kinds = { alert: AlertModal }

const loadSignIn = () => import('../sign-in-window/SignInNote.tsx')

interface WalletElementProps {
  attributes: PropertiesOf<Attributes>
  emit: Emit<FandeckWalletEventMap>
  set(properties: { open: boolean }): void
}

function WalletElement({ attributes, emit, set }: WalletElementProps) {
  const { open, inline, address, defaultBenefitId, walletLink, eventsLink, loginOrigin } = attributes
  const { platform, session } = useFandeck()
  const signIn = useSignInWindow(loginOrigin, emit, loadSignIn)
  function verify(): void {
    if (!emit('fandeck-verify-request')) return
    signIn.visit('/account/verify')
    // The check changes the level, which the next token carries.
    const stop = platform.visibility.onReturn(() => {
      stop()
      session.refresh().catch(() => {})
    })
  }
  const shared = {
    address,
    defaultBenefitId,
    onConnect: () => emit('fandeck-connect-request') && signIn.open(),
    onVerify: verify,
    onOpenWallet: walletLink ? () => emit('fandeck-wallet-request') && signIn.visit('/mypage') : undefined,
    onBrowseEvents: eventsLink ? () => emit('fandeck-events-request') && signIn.visit('/event') : undefined,
  }
  if (inline) return <WalletPanel {...shared} signInNote={signIn.note} />
  return (
    <WalletDrawer
      {...shared}
      open={open}
      onOpenChange={openState(emit, set)}
      signInNote={loginOrigin ? (signIn.note ?? null) : undefined}
    />
  )
}

/**
 * `<fandeck-wallet open market-url="https://api.example" login-origin="https://fandeck.example">`; open while the
 * property `open` is true.
 *
 * @see FandeckWalletEventMap for its events
 */
export const FandeckWalletElement = /* @__PURE__ */ createElementClass<FandeckWalletEventMap, Attributes>(
  walletTag,
  {
    english: () => import('./wallet.element.en.ts'),
    render: (attributes, emit, set) => (
      <ModalHost kinds={kinds}>
        <WalletElement {...{ attributes, emit, set }} />
      </ModalHost>
    ),
  },
)
export type FandeckWalletElement = InstanceType<typeof FandeckWalletElement>
