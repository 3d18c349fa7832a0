import { useBenefits } from '@fandeck/react'
import type { Benefit } from '@fandeck/sdk/claims'
import { CircleAlert, WifiOff } from 'lucide-react'
import { forwardRef } from 'react'
import { Button } from '../primitives/button/Button.tsx'
import { Empty } from '../primitives/empty/Empty.tsx'
import { Part, type PartProps } from '../primitives/part/Part.tsx'
import { type FailedQuery, failureTitle, isUnreachable } from '../primitives/query-state/load-failure.ts'
import { Skeleton } from '../primitives/skeleton/Skeleton.tsx'
import { useWalletMessages } from './use-wallet-messages.ts'
import { WalletBenefit } from './WalletBenefit.tsx'
import { WalletRoot } from './WalletRoot.tsx'
import './WalletDrawer.css'

/** The props of the list, which fetches the benefits itself. */
export interface WalletListProps extends PartProps {
  defaultBenefitId?: number | undefined
  /** Called by the button shown when there is no benefit. */
  onBrowseEvents?: (() => void) | undefined
}

/** The member's benefits: loading, loaded, empty, stale or unreachable. */
export const WalletList = /* @__PURE__ */ forwardRef<HTMLElement, WalletListProps>(function WalletList(
  { defaultBenefitId, onBrowseEvents, ...root },
  ref,
) {
  const { data, error, isError, isPaused, isFetching, refetch } = useBenefits()
  // A query without a network is paused, and its data is as stale as after a failure.
  const isOld = isError || isPaused
  const failed = { error, isPaused }
  const retry = { loading: isFetching, onClick: () => void refetch() }
  return (
    <Part base="fandeck-wallet__list" {...root} ref={ref}>
      {data === undefined && (isOld ? <Failed query={failed} {...retry} /> : <Coming />)}
      {data && isOld && <Stale query={failed} {...retry} />}
      {data?.length === 0 && <None onBrowseEvents={onBrowseEvents} />}
      {data && data.length > 0 && (
        <WalletRoot defaultBenefitId={defaultBenefitId}>
          {data.map((benefit: Benefit) => (
            <WalletBenefit key={benefit.benefitId} benefit={benefit} />
          ))}
        </WalletRoot>
      )}
    </Part>
  )
})

interface FailedProps {
  query: FailedQuery
  loading: boolean
  onClick(): void
}

function Stale({ query, ...retry }: FailedProps) {
  const messages = useWalletMessages()
  const unreachable = isUnreachable(query)
  const Icon = unreachable ? WifiOff : CircleAlert
  return (
    <div className="fandeck-wallet__stale fandeck-inset" role="status">
      <Icon size={20} strokeWidth={2} aria-hidden />
      <p className="fandeck-caption">{messages[unreachable ? 'wallet.stale' : 'wallet.outdated']}</p>
      <Button kind="outline" size={36} {...retry}>
        {messages['common.retry']}
      </Button>
    </div>
  )
}

function Failed({ query, ...retry }: FailedProps) {
  const messages = useWalletMessages()
  return (
    <div className="fandeck-wallet__middle" role="alert">
      <Empty
        icon={isUnreachable(query) ? <WifiOff /> : <CircleAlert />}
        title={failureTitle(messages, query)}
        description={messages['offline.message']}
        actions={
          <Button kind="secondary" size={44} {...retry}>
            {messages['common.retry']}
          </Button>
        }
      />
    </div>
  )
}

function None({ onBrowseEvents }: Pick<WalletListProps, 'onBrowseEvents'>) {
  const messages = useWalletMessages()
  return (
    <div className="fandeck-wallet__middle">
      <Empty
        title={messages['wallet.empty.title']}
        description={messages['wallet.empty.message']}
        actions={
          onBrowseEvents && (
            <Button kind="secondary" size={44} onClick={onBrowseEvents}>
              {messages['wallet.empty.action']}
            </Button>
          )
        }
      />
    </div>
  )
}

function Coming() {
  const messages = useWalletMessages()
  return (
    <div className="fandeck-wallet__coming" role="status" aria-busy>
      <span className="fandeck-visually-hidden">{messages['common.loading']}</span>
      {[150, 170, 140].map((width) => (
        <div key={width} className="fandeck-wallet__coming-row">
          <Skeleton width={56} height={56} radius={16} />
          <div>
            <Skeleton width={width} height={18} />
            <Skeleton width={width - 30} height={14} />
          </div>
        </div>
      ))}
    </div>
  )
}
