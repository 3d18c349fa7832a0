import { useBenefits } from '@fandeck/react'
import type { Benefit } from '@fandeck/sdk'
import { WifiOff } from 'lucide-react'
import { Button } from '../primitives/button/Button.tsx'
import { Empty } from '../primitives/empty/Empty.tsx'
import { Skeleton } from '../primitives/skeleton/Skeleton.tsx'
import { useWalletMessages } from './use-wallet-messages.ts'
import { WalletBenefit } from './WalletBenefit.tsx'
import { WalletRoot } from './WalletRoot.tsx'
import './WalletDrawer.css'

/** The list asks for the benefits itself. */
export interface WalletListProps {
  defaultBenefitId?: number | undefined
  /** Offers the way to the events when there is no benefit. */
  onBrowseEvents?: (() => void) | undefined
}

/** The member's benefits in whatever state they are: coming, here, none, old, out of reach. */
export function WalletList({ defaultBenefitId, onBrowseEvents }: WalletListProps) {
  const { data, isError, isPaused, isFetching, refetch } = useBenefits()
  // Without a network nothing is even tried: what is shown is as old as after a failure.
  const isOld = isError || isPaused
  const retry = { loading: isFetching, onClick: () => void refetch() }
  if (data === undefined) return isOld ? <Unreachable {...retry} /> : <Coming />
  return (
    <>
      {isOld && <Stale {...retry} />}
      {data.length === 0 ? (
        <None onBrowseEvents={onBrowseEvents} />
      ) : (
        <WalletRoot defaultBenefitId={defaultBenefitId}>
          {data.map((benefit: Benefit) => (
            <WalletBenefit key={benefit.benefitId} benefit={benefit} />
          ))}
        </WalletRoot>
      )}
    </>
  )
}

interface RetryProps {
  loading: boolean
  onClick(): void
}

function Stale(retry: RetryProps) {
  const messages = useWalletMessages()
  return (
    <div className="fandeck-wallet__stale fandeck-inset" role="status">
      <WifiOff size={20} strokeWidth={2} aria-hidden />
      <p className="fandeck-caption">{messages['wallet.stale']}</p>
      <Button kind="outline" size={36} {...retry}>
        {messages['common.retry']}
      </Button>
    </div>
  )
}

function Unreachable(retry: RetryProps) {
  const messages = useWalletMessages()
  return (
    <div className="fandeck-wallet__middle" role="alert">
      <Empty
        icon={<WifiOff />}
        title={messages['offline.title']}
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
