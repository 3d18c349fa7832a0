import { DropSummary, DropSummaryLoading, Outage } from '@fandeck/widgets'
import { hrefOf, renderLink } from './drop-link.tsx'
import type { useHomeDrops } from './use-home-drops.ts'

interface DropsProps {
  drops: ReturnType<typeof useHomeDrops>
}

/** The drops on sale as panels. */
export function DropsOnSale({ drops }: DropsProps) {
  const { isPending, data, error, refetch, inPhase } = drops
  if (isPending)
    return (
      <div className="site-home__section" aria-busy>
        <DropSummaryLoading />
      </div>
    )
  if (!data) return <Outage error={error} onRetry={refetch} />
  return (
    <div className="site-home__section">
      <h2 className="fandeck-visually-hidden">지금 판매 중</h2>
      {inPhase('open').map(({ dropId }) => (
        <DropSummary key={dropId} dropId={dropId} href={hrefOf(dropId)} renderLink={renderLink} />
      ))}
    </div>
  )
}
