import { cardAttribute } from '@fandeck/sdk/cards'
import { type CSSProperties, memo } from 'react'
import { drawnCard } from '../card/drawn-card.ts'
import { FrontCard } from '../card/FrontCard.tsx'
import type { DeckEntry } from '../card-deck/deck-filter.ts'
import { grouped } from '../primitives/grouped.ts'
import { isReward } from './binder.ts'
import { useBinderMessages } from './use-binder-messages.ts'

/** The name of a design with its number, as on the card. */
export const nameOf = ({ design }: DeckEntry): string =>
  [cardAttribute(design, 'number'), design.cardName].filter(Boolean).join(' ')

interface PocketProps {
  entry: DeckEntry
  /** Its place among the pockets, from 0 to 1. */
  place: number
  onOpen(entry: DeckEntry): void
}

/** The place of one design: the newest copy, which a press turns over, or an empty pocket with what belongs there. */
export const Pocket = /* @__PURE__ */ memo(function Pocket({ entry, place, onOpen }: PocketProps) {
  const messages = useBinderMessages()
  const { design, copies } = entry
  const [newest] = copies
  const name = nameOf(entry)
  const state = newest
    ? copies.length > 1 && messages['binder.copies']({ count: grouped(copies.length) })
    : messages[isReward(entry) ? 'binder.reward' : 'binder.missing']
  return (
    <li
      className="fandeck-binder__pocket"
      data-missing={newest ? undefined : ''}
      style={{ '--fandeck-place': place } as CSSProperties}
    >
      {newest ? (
        <button
          type="button"
          className="fandeck-binder__card fandeck-celebrated"
          onClick={() => onOpen(entry)}
        >
          <FrontCard {...drawnCard(newest)} />
        </button>
      ) : (
        <span className="fandeck-binder__empty" aria-hidden>
          {cardAttribute(design, 'number') ?? design.cardName.charAt(0)}
        </span>
      )}
      <b>{name}</b>
      <span className="fandeck-caption">{[design.editionTitle, state].filter(Boolean).join(' · ')}</span>
    </li>
  )
})
