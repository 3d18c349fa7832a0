import type { CSSProperties } from 'react'
import { finishOf } from '../card/card-text.ts'
import { drawnCard } from '../card/drawn-card.ts'
import { FrontCard, teamColours } from '../card/FrontCard.tsx'
import type { HeadingLevel } from '../primitives/part/Part.tsx'
import { Confetti } from './Confetti.tsx'
import { RevealEnd, type RevealEndProps } from './RevealEnd.tsx'
import { RevealQueue } from './RevealQueue.tsx'
import { PRISM, rarityOf } from './rarity.ts'
import type { RevealedCard } from './revealed-card.ts'
import { useRevealMessages } from './use-reveal-messages.ts'
import './CardReveal.css'
import './RevealFan.css'

export interface RevealFanProps extends RevealEndProps {
  /** With the rarest last. */
  cards: readonly RevealedCard[]
  packName: string | undefined
  level: HeadingLevel
  onPick(at: number): void
}

/** The most cards of the fan; all of them are in the row below it. */
const MOST = 7
const FINISHES = ['sign', 'prism', 'foil'] as const

/** All cards in one fan, the rarest in front. */
export function RevealFan({ cards, packName, level, onPick, ...end }: RevealFanProps) {
  const Heading = `h${level}` as const
  const messages = useRevealMessages()
  const best = cards.at(-1)
  const fanned = cards.slice(-MOST)
  const rare = FINISHES.flatMap((finish) => {
    const count = cards.filter((card) => finishOf(card.editionTitle ?? undefined) === finish).length
    return count > 0 ? [{ finish: messages[`card.finish.${finish}`], count }] : []
  })
  return (
    <div className="fandeck-reveal__stage" data-rarity={2} style={teamColours(best && drawnCard(best).team)}>
      <div className="fandeck-reveal__rays" aria-hidden />
      {best && rarityOf(best) >= PRISM && <Confetti count={1} />}
      <ul className="fandeck-reveal__fan">
        {fanned.map((card, at) => {
          // The later, the rarer, the nearer to the middle and the front, on either side in turn.
          const place = fanned.length - 1 - at
          const side = Math.ceil(place / 2) * (place % 2 === 0 ? 1 : -1)
          return (
            <li
              key={`${card.cardId}-${card.edition}`}
              style={{ '--fandeck-side': side, '--fandeck-place': place, zIndex: at } as CSSProperties}
            >
              <FrontCard {...drawnCard(card)} sub={drawnCard(card).sub ?? packName} focused={place === 0} />
            </li>
          )
        })}
      </ul>
      <div className="fandeck-reveal__words" aria-live="polite">
        <Heading className="fandeck-reveal__title">
          {messages['reveal.summary.title']({ count: cards.length })}
        </Heading>
        <p className="fandeck-body-2">
          {rare.length > 0 ? messages['reveal.summary.rare']({ rare }) : messages['reveal.summary.message']}
        </p>
        {end.note}
      </div>
      {cards.length > MOST && (
        <RevealQueue cards={cards} at={-1} opened={new Set(cards.keys())} onPick={onPick} />
      )}
      <RevealEnd {...end} best={best} />
    </div>
  )
}
