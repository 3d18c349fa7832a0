import type { DrawnCard } from '@fandeck/sdk'
import { useEffect, useRef } from 'react'
import { Card } from '../card/Card.tsx'
import { drawnCard } from '../card/drawn-card.ts'
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
  const row = useRef<HTMLOListElement>(null)
  // The row scrolls with the current card; the page does not.
  useEffect(() => {
    const slot = row.current?.children[at]
    if (row.current && slot instanceof HTMLElement)
      row.current.scrollLeft = slot.offsetLeft - row.current.clientWidth / 2
  }, [at])
  return (
    <ol className="fandeck-reveal__queue" ref={row}>
      {cards.map((card, index) => (
        <li className="fandeck-reveal__slot" key={`${card.cardId}-${card.edition}`}>
          <div aria-hidden>
            <Card
              {...drawnCard(card)}
              team={opened.has(index) ? drawnCard(card).team : undefined}
              edition={undefined}
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
