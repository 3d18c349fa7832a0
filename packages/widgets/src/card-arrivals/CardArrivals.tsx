import { forwardRef } from 'react'
import { Lazy } from '../primitives/lazy/Lazy.tsx'
import type { HeadedPartProps } from '../primitives/part/Part.tsx'
import { useArrivalQueue } from './use-arrival-queue.ts'

/** The props of the arrivals, which fetch themselves. */
export interface CardArrivalsProps extends Omit<HeadedPartProps, 'role'> {
  /** Keeps arrivals back, such as over a purchase or a form. @default false */
  waits?: boolean | undefined
  /** Called by "덱에서 보기"; without it, there is no such button. */
  onViewDeck?: (() => void) | undefined
}

const loadReveal = () => import('./ArrivalReveal.tsx')

/**
 * The cards that the member has received without pressing anything, such as gifts of the shop and prizes of events, by the
 * reveal, once on whichever device; renders nothing without one. Put it once into the layout of a site.
 *
 * @example <CardArrivals waits={pathname.startsWith('/drops/')} onViewDeck={() => navigate('/mypage')} />
 * @see D111
 */
export const CardArrivals = /* @__PURE__ */ forwardRef<HTMLElement, CardArrivalsProps>(function CardArrivals(
  { waits = false, onViewDeck, ...root },
  ref,
) {
  const { arrivals, open, seen, close } = useArrivalQueue(waits)
  if (arrivals.length === 0) return null
  const done =
    onViewDeck &&
    (() => {
      close()
      onViewDeck()
    })
  return (
    // Without its script they come again on the next visit.
    <Lazy load={loadReveal} onFailed={() => close({ unseen: true })}>
      {({ ArrivalReveal }) => (
        <ArrivalReveal
          {...root}
          {...{ arrivals, open, ref }}
          onSeen={seen}
          onClose={() => close()}
          onDone={done}
        />
      )}
    </Lazy>
  )
})
