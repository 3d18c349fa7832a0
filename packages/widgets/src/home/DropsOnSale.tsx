import { useShopDrops } from '@fandeck/react'
import { forwardRef } from 'react'
import { DropSummary, DropSummaryLoading } from '../drop-summary/DropSummary.tsx'
import { Outage } from '../page-states/Outage.tsx'
import { type HeadedPartProps, levelBelow, Part } from '../primitives/part/Part.tsx'
import { useMessagesOf } from '../theme/messages.tsx'
import { koHome } from './messages.ko.ts'
import './Home.css'

/** The props of drops of the shop, which fetch themselves. */
export interface ShopDropsProps extends HeadedPartProps {
  /** Returns the address of a drop. */
  dropHref(dropId: number): string
}

/** The drops on sale and those that are paused as live panels, under a hidden heading. */
export const DropsOnSale = /* @__PURE__ */ forwardRef<HTMLElement, ShopDropsProps>(function DropsOnSale(
  { dropHref, headingLevel = 2, ...root },
  ref,
) {
  const messages = useMessagesOf(koHome)
  const { isPending, data, error, refetch, inPhase } = useShopDrops()
  const Heading = `h${headingLevel}` as const
  if (!isPending && !data) return <Outage {...root} ref={ref} error={error} onRetry={() => void refetch()} />
  return (
    <Part base="fandeck-root fandeck-home__section" aria-busy={isPending || undefined} {...root} ref={ref}>
      {isPending ? (
        <DropSummaryLoading />
      ) : (
        <>
          <Heading className="fandeck-visually-hidden">{messages['home.onSale']}</Heading>
          {[...inPhase('open'), ...inPhase('paused')].map(({ dropId }) => (
            <DropSummary
              key={dropId}
              dropId={dropId}
              href={dropHref(dropId)}
              headingLevel={levelBelow(headingLevel)}
            />
          ))}
        </>
      )}
    </Part>
  )
})
