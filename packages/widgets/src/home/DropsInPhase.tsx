import { useShopDrops } from '@fandeck/react'
import { forwardRef } from 'react'
import { DropRow } from '../drop-summary/DropSummary.tsx'
import { Part } from '../primitives/part/Part.tsx'
import { useMessagesOf } from '../theme/messages.tsx'
import type { ShopDropsProps } from './DropsOnSale.tsx'
import { koHome } from './messages.ko.ts'
import './Home.css'

/** The props of the drops in one phase. */
export interface DropsInPhaseProps extends ShopDropsProps {
  phase: 'upcoming' | 'closed'
}

/** The upcoming or the closed drops as rows; nothing without one. */
export const DropsInPhase = /* @__PURE__ */ forwardRef<HTMLElement, DropsInPhaseProps>(function DropsInPhase(
  { dropHref, phase, headingLevel = 2, ...root },
  ref,
) {
  const messages = useMessagesOf(koHome)
  const drops = useShopDrops().inPhase(phase)
  const title = messages[`home.${phase}`]
  const Heading = `h${headingLevel}` as const
  if (drops.length === 0) return null
  return (
    <Part tag="section" base="fandeck-root fandeck-home__section" aria-label={title} {...root} ref={ref}>
      <Heading className="fandeck-home__title fandeck-title-2">{title}</Heading>
      <ul className="fandeck-home__rows">
        {drops.map(({ dropId }) => (
          <li key={dropId}>
            <DropRow dropId={dropId} href={dropHref(dropId)} />
          </li>
        ))}
      </ul>
    </Part>
  )
})
