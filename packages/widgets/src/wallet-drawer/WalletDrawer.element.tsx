import { createElementClass, isOn } from '../element/create-element.tsx'
import { ModalProvider } from '../primitives/modal-host/ModalProvider.tsx'
import { WalletDrawer } from './WalletDrawer.tsx'

const numberOf = (text: string | undefined) => (text === undefined ? undefined : Number(text))

/**
 * `<fandeck-wallet open market-url="https://api.example">`; it is open while it has the attribute `open`.
 *
 * Events: `open-change` with `{ open, reason }`, which prevented leaves it as it is; `connect`, `verify`; with
 * `wallet-link` also `open-wallet`, with `events-link` also `browse-events`.
 */
export const FandeckWalletElement = createElementClass({
  tag: 'fandeck-wallet',
  attributes: ['open', 'address', 'default-benefit-id', 'wallet-link', 'events-link'],
  render: ({ open, address, defaultBenefitId, walletLink, eventsLink }, emit, set) => (
    <ModalProvider>
      <WalletDrawer
        open={isOn(open)}
        onOpenChange={(next, { reason }) => {
          if (emit('open-change', { open: next, reason })) set('open', next ? '' : undefined)
        }}
        address={address}
        defaultBenefitId={numberOf(defaultBenefitId)}
        onConnect={() => emit('connect')}
        onVerify={() => emit('verify')}
        onOpenWallet={isOn(walletLink) ? () => emit('open-wallet') : undefined}
        onBrowseEvents={isOn(eventsLink) ? () => emit('browse-events') : undefined}
      />
    </ModalProvider>
  ),
})
