import { useEffect, useRef } from 'react'
import { Image } from '../primitives/image/Image.tsx'
import type { RevealedCard } from './revealed-card.ts'
import { useRevealMessages } from './use-reveal-messages.ts'
import './CardReveal.css'

export interface RevealQueueProps {
  cards: readonly RevealedCard[]
  at: number
  opened: ReadonlySet<number>
  onPick(at: number): void
}

/** The cards of the purchase as flat thumbnails, which cost no frames; a ring marks the current one. */
export function RevealQueue({ cards, at, opened, onPick }: RevealQueueProps) {
  const messages = useRevealMessages()
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
          <div className="fandeck-reveal__thumb" aria-hidden>
            {opened.has(index) ? (
              <Image shownWidth={44} src={card.image} alt="" />
            ) : (
              <div className="fandeck-card__marks" />
            )}
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
