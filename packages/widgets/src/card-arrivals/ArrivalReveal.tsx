import type { CardArrival } from '@fandeck/sdk/cards'
import { forwardRef, useMemo } from 'react'
import { CardReveal } from '../card-reveal/CardReveal.tsx'
import { inOrderOfReveal } from '../card-reveal/rarity.ts'
import type { RevealedCard } from '../card-reveal/revealed-card.ts'
import type { HeadedPartProps } from '../primitives/part/Part.tsx'
import { type ArrivalsMessages, useArrivalsMessages } from './use-arrivals-messages.ts'

interface ArrivalRevealProps extends Omit<HeadedPartProps, 'role'> {
  open: boolean
  arrivals: readonly CardArrival[]
  /** Called with the arrivals that lie open. */
  onSeen(arrivals: readonly CardArrival[]): void
  onClose(): void
  onDone: (() => void) | undefined
}

function sourceOf(messages: ArrivalsMessages, { source, eventTitle }: CardArrival): string {
  if (source === 'gift') return messages['arrivals.gift']
  return eventTitle ? messages['arrivals.event']({ title: eventTitle }) : messages['arrivals.event.plain']
}

/** The reveal of arrivals, each with where it comes from, the rarest last. */
export const ArrivalReveal = /* @__PURE__ */ forwardRef<HTMLElement, ArrivalRevealProps>(
  function ArrivalReveal({ arrivals, onSeen, ...reveal }, ref) {
    const messages = useArrivalsMessages()
    const cards = useMemo(
      () => inOrderOfReveal(arrivals.map((arrival) => ({ ...arrival, from: sourceOf(messages, arrival) }))),
      [arrivals, messages],
    )
    const among = (opened: readonly RevealedCard[]) =>
      arrivals.filter((one) =>
        opened.some(({ cardId, edition }) => one.cardId === cardId && one.edition === edition),
      )
    return (
      <CardReveal
        {...reveal}
        ref={ref}
        cards={cards}
        label={messages['arrivals.label']}
        onOpened={(opened) => onSeen(among(opened))}
      />
    )
  },
)
