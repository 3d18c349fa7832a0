import { DropRow } from '@fandeck/widgets'
import { hrefOf, renderLink } from './drop-link.tsx'
import { useHomeDrops } from './use-home-drops.ts'

/** The upcoming and the closed drops as rows. */
export function OtherDrops() {
  const { inPhase } = useHomeDrops()
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
      <h2 className="site-home__title fandeck-title-2">{title}</h2>
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
