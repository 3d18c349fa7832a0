import { useLevel, useSession } from '@fandeck/react'
import { Wallet } from 'lucide-react'
import { forwardRef, useId } from 'react'
import { Button } from '../primitives/button/Button.tsx'
import { Empty } from '../primitives/empty/Empty.tsx'
import { type HeadedPartProps, Part } from '../primitives/part/Part.tsx'
import { useWalletMessages } from './use-wallet-messages.ts'
import type { WalletDrawerProps } from './WalletDrawer.tsx'
import { WalletHead, WalletTitle } from './WalletHead.tsx'
import { WalletList } from './WalletList.tsx'
import { WalletUnverified } from './WalletUnverified.tsx'
import './WalletPanel.css'

/** The props of the panel; each handler also shows its button. */
export interface WalletPanelProps
  extends HeadedPartProps,
    Pick<
      WalletDrawerProps,
      | 'address'
      | 'defaultBenefitId'
      | 'onConnect'
      | 'signInNote'
      | 'onVerify'
      | 'onOpenWallet'
      | 'onBrowseEvents'
    > {}

/**
 * The usable benefits in the page, as `WalletDrawer` shows them over it.
 *
 * @see S2.46–S2.50
 */
export const WalletPanel = /* @__PURE__ */ forwardRef<HTMLElement, WalletPanelProps>(function WalletPanel(
  {
    headingLevel = 2,
    address,
    defaultBenefitId,
    onConnect,
    signInNote,
    onVerify,
    onOpenWallet,
    onBrowseEvents,
    ...root
  },
  ref,
) {
  const messages = useWalletMessages()
  const titleId = useId()
  const loggedIn = useSession((session) => session.loggedIn)
  const { verified } = useLevel()
  const Heading = `h${headingLevel}` as const
  return (
    <Part
      tag="section"
      base="fandeck-root fandeck-wallet fandeck-wallet-panel"
      aria-labelledby={titleId}
      {...root}
      ref={ref}
    >
      <header className="fandeck-wallet-panel__header">
        <Heading id={titleId} className="fandeck-title-3" part="title">
          {verified ? <WalletTitle /> : messages['wallet.title']}
        </Heading>
        {loggedIn && <WalletHead address={address} onOpenWallet={verified ? onOpenWallet : onVerify} />}
      </header>
      {!loggedIn ? (
        <div className="fandeck-wallet__middle">
          <Empty
            icon={<Wallet />}
            title={messages['wallet.login.title']}
            description={messages['wallet.login.message']}
            actions={
              onConnect && (
                <Button size={44} onClick={onConnect}>
                  {messages['wallet.login.confirm']}
                </Button>
              )
            }
          />
          {signInNote}
        </div>
      ) : verified ? (
        <WalletList defaultBenefitId={defaultBenefitId} onBrowseEvents={onBrowseEvents} />
      ) : (
        <WalletUnverified onVerify={onVerify} />
      )}
    </Part>
  )
})
