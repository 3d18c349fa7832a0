import type { DrawnCard } from '@fandeck/sdk'
import { Card } from '../card/Card.tsx'
import { usePurchaseMessages } from './use-purchase-messages.ts'
import './CardReveal.css'

export interface RevealQueueProps {
  cards: readonly DrawnCard[]
  at: number
  opened: ReadonlySet<number>
  onPick(at: number): void
}

/** The cards of the purchase as thumbnails; a ring marks the current one. */
export function RevealQueue({ cards, at, opened, onPick }: RevealQueueProps) {
  const messages = usePurchaseMessages()
  return (
    <ol className="fandeck-reveal__queue">
      {cards.map((card, index) => (
        <li className="fandeck-reveal__slot" key={`${card.cardId}-${card.edition}`}>
          <div aria-hidden>
            <Card
              art={card.image}
              name={card.cardName}
              finish={card.editionTitle}
              face={opened.has(index) ? 'front' : 'back'}
            />
          </div>
          <button
            type="button"
            className="fandeck-reveal__pick"
            aria-current={index === at || undefined}
            aria-label={messages['reveal.pick']({ number: index + 1 })}
            onClick={() => onPick(index)}
          />
        </li>
      ))}
    </ol>
  )
}
