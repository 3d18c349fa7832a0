import type { DrawnCard } from '@fandeck/sdk'
import { X } from 'lucide-react'
import { useEffect, useReducer, useState } from 'react'
import { Card } from '../card/Card.tsx'
import { finishOf } from '../card/card-text.ts'
import { grouped } from '../drop-model/drop-text.ts'
import { Button } from '../primitives/button/Button.tsx'
import { IconButton } from '../primitives/icon-button/IconButton.tsx'
import { Overlay } from '../primitives/overlay/Overlay.tsx'
import { Confetti } from './Confetti.tsx'
import { RevealQueue } from './RevealQueue.tsx'
import { closedReveal, reduceReveal } from './reveal.ts'
import { usePurchaseMessages } from './use-purchase-messages.ts'
import './CardReveal.css'

/** The cards of one purchase, face down until the fan opens them, in the order given. */
export interface CardRevealProps {
  open: boolean
  cards: readonly DrawnCard[]
  /** What the cards belong to; stands under the name. */
  packName?: string | undefined
  /** Called when the fan leaves, whether every card has been opened or not. */
  onClose(): void
  /** The fan wants to see them in the deck. */
  onDone(): void
}

/** The new cards face down: a tap opens one, then all of them lie open. */
export function CardReveal({ open, cards, packName, onClose, onDone }: CardRevealProps) {
  const messages = usePurchaseMessages()
  const [shown, setShown] = useState(cards)
  // The way out keeps showing what it closes.
  useEffect(() => {
    if (open) setShown(cards)
  }, [open, cards])
  return (
    <Overlay
      open={open}
      onOpenChange={onClose}
      closeType="strong"
      motion="dialog"
      label={messages['reveal.label']}
      className="fandeck-reveal fandeck-on-art"
    >
      <IconButton className="fandeck-reveal__close" label={messages['common.close']} onClick={onClose}>
        <X size={24} aria-hidden />
      </IconButton>
      <RevealStage cards={shown} packName={packName} onDone={onDone} />
    </Overlay>
  )
}

function RevealStage({ cards, packName, onDone }: Pick<CardRevealProps, 'cards' | 'packName' | 'onDone'>) {
  const messages = usePurchaseMessages()
  const [{ at, opened, summary }, dispatch] = useReducer(reduceReveal, closedReveal)
  const count = cards.length
  const card = cards[at]
  const isOpen = opened.has(at)
  const next = () => dispatch({ type: 'next', count })

  if (summary || !card) return <RevealSummary cards={cards} packName={packName} onDone={onDone} />
  const finish = messages[`card.finish.${finishOf(card.editionTitle)}`]
  return (
    <>
      <p className="fandeck-reveal__count">
        <b>{at + 1}</b> / {count}
      </p>
      <div className="fandeck-reveal__rays" aria-hidden />
      <Confetti count={opened.size} />
      <div className="fandeck-reveal__card" data-open={isOpen || undefined}>
        <div aria-hidden={!isOpen}>
          <RevealCard key={at} card={card} packName={packName} open={isOpen} />
        </div>
        {/* For the finger; keyboards and screen readers have the button below, which does the same. */}
        <button
          type="button"
          className="fandeck-reveal__hit"
          tabIndex={-1}
          aria-hidden
          onClick={() => dispatch({ type: 'open', at })}
        />
      </div>
      <div className="fandeck-reveal__words" aria-live="polite">
        <h2 className="fandeck-reveal__title">
          {isOpen
            ? messages['reveal.title']({ name: card.cardName, finish })
            : messages['reveal.ready.title']}
        </h2>
        <p className="fandeck-body-2">
          {isOpen
            ? messages['reveal.message']({ total: grouped(card.editionTotal), edition: card.edition })
            : messages['reveal.ready.message']}
        </p>
      </div>
      <RevealQueue
        cards={cards}
        at={at}
        opened={opened}
        onPick={(pick) => dispatch({ type: 'open', at: pick })}
      />
      <div className="fandeck-reveal__actions">
        <Button kind="white" block onClick={next}>
          {isOpen ? messages['reveal.next'] : messages['reveal.open']}
        </Button>
        <Button kind="ghost" block onClick={() => dispatch({ type: 'all', count })}>
          {messages['reveal.all']}
        </Button>
      </div>
    </>
  )
}

function RevealCard({
  card,
  packName,
  open,
}: {
  card: DrawnCard
  packName: string | undefined
  open: boolean
}) {
  return (
    <Card
      art={card.image}
      name={card.cardName}
      sub={packName}
      // The number is part of the surprise.
      edition={open ? card.edition : undefined}
      editionTotal={card.editionTotal}
      finish={card.editionTitle}
      face={open ? 'front' : 'back'}
      focused={open}
    />
  )
}

function RevealSummary({ cards, packName, onDone }: Pick<CardRevealProps, 'cards' | 'packName' | 'onDone'>) {
  const messages = usePurchaseMessages()
  return (
    <>
      <div className="fandeck-reveal__words" aria-live="polite">
        <h2 className="fandeck-reveal__title">{messages['reveal.summary.title']({ count: cards.length })}</h2>
        <p className="fandeck-body-2">{messages['reveal.summary.message']}</p>
      </div>
      <ul className="fandeck-reveal__all">
        {cards.map((card) => (
          <li key={`${card.cardId}-${card.edition}`}>
            <RevealCard card={card} packName={packName} open />
          </li>
        ))}
      </ul>
      <div className="fandeck-reveal__actions">
        <Button kind="white" block onClick={onDone}>
          {messages['reveal.view']}
        </Button>
      </div>
    </>
  )
}
