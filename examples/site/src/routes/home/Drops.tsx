import { type DropLink, DropRow, DropSummary, Skeleton } from '@fandeck/widgets'
import { Link } from 'react-router'
import { Outage } from '../../layout/Outage.tsx'
import type { useHomeDrops } from './use-home-drops.ts'

const renderLink = ({ href, ...link }: DropLink) => <Link {...link} to={href} />
const hrefOf = (dropId: number) => `/drops/${dropId}`

interface DropsProps {
  drops: ReturnType<typeof useHomeDrops>
}

/** The drops on sale as panels. */
export function DropsOnSale({ drops }: DropsProps) {
  const { isPending, data, error, refetch, inPhase } = drops
  if (isPending)
    return (
      <div className="site-home__section" aria-busy>
        <Skeleton height={240} radius={20} />
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

/** The upcoming and the closed drops as rows. */
export function OtherDrops({ drops: { inPhase } }: DropsProps) {
  return (
    <>
      <Rows title="곧 열려요" drops={inPhase('upcoming')} />
      <Rows title="지난 드롭" drops={inPhase('closed')} />
    </>
  )
}

function Rows({ title, drops }: { title: string; drops: readonly { dropId: number }[] }) {
  if (drops.length === 0) return null
  return (
    <section className="site-home__section" aria-label={title}>
      <h2 className="fandeck-title-2">{title}</h2>
      <ul className="site-home__rows">
        {drops.map(({ dropId }) => (
          <li key={dropId}>
            <DropRow dropId={dropId} href={hrefOf(dropId)} renderLink={renderLink} />
          </li>
        ))}
      </ul>
    </section>
  )
}
