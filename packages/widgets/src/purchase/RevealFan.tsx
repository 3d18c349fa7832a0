import type { DrawnCard } from '@fandeck/sdk/drops'
import { Share2 } from 'lucide-react'
import { type CSSProperties, useEffect, useRef } from 'react'
import { finishOf } from '../card/card-text.ts'
import { drawnCard } from '../card/drawn-card.ts'
import { FrontCard, teamColours } from '../card/FrontCard.tsx'
import { Button } from '../primitives/button/Button.tsx'
import { IconButton } from '../primitives/icon-button/IconButton.tsx'
import type { HeadingLevel } from '../primitives/part/Part.tsx'
import { Confetti } from './Confetti.tsx'
import { PRISM, rarityOf } from './opening.ts'
import { RevealQueue } from './RevealQueue.tsx'
import { usePurchaseMessages } from './use-purchase-messages.ts'
import './CardReveal.css'
import './RevealFan.css'

export interface RevealFanProps {
  /** With the rarest last. */
  cards: readonly DrawnCard[]
  packName: string | undefined
  level: HeadingLevel
  /** Without it, there is no share button. */
  onShare?: ((card: DrawnCard) => void) | undefined
  onPick(at: number): void
  onDone(): void
}

/** The most cards of the fan; all of them are in the row below it. */
const MOST = 7
const FINISHES = ['sign', 'prism', 'foil'] as const

/** All cards in one fan, the rarest in front. */
export function RevealFan({ cards, packName, level, onShare, onPick, onDone }: RevealFanProps) {
  const Heading = `h${level}` as const
  const messages = usePurchaseMessages()
  const primary = useRef<HTMLButtonElement>(null)
  // The button that had the focus is gone.
  useEffect(() => primary.current?.focus(), [])
  const best = cards.at(-1)
  const fanned = cards.slice(-MOST)
  const rare = FINISHES.flatMap((finish) => {
    const count = cards.filter((card) => finishOf(card.editionTitle) === finish).length
    return count > 0 ? [{ finish: messages[`card.finish.${finish}`], count }] : []
  })
  return (
    <div className="fandeck-reveal__stage" data-rarity={2} style={teamColours(best && drawnCard(best).team)}>
      <div className="fandeck-reveal__glow" aria-hidden />
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
      </div>
      {cards.length > MOST && (
        <RevealQueue cards={cards} at={-1} opened={new Set(cards.keys())} onPick={onPick} />
      )}
      <div className="fandeck-reveal__actions" data-row>
        {onShare && best && (
          <IconButton kind="glass" label={messages['reveal.share']} onClick={() => onShare(best)}>
            <Share2 size={22} aria-hidden />
          </IconButton>
        )}
        <Button ref={primary} kind="white" block onClick={onDone}>
          {messages['reveal.view']}
        </Button>
      </div>
    </div>
  )
}
