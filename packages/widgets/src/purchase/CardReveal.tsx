import type { DrawnCard } from '@fandeck/sdk'
import { X } from 'lucide-react'
import { forwardRef, type ReactNode, useEffect, useReducer, useState } from 'react'
import { Card } from '../card/Card.tsx'
import { finishOf } from '../card/card-text.ts'
import { grouped } from '../drop-model/drop-text.ts'
import { Button } from '../primitives/button/Button.tsx'
import { classNames } from '../primitives/class-names.ts'
import { IconButton } from '../primitives/icon-button/IconButton.tsx'
import { Overlay } from '../primitives/overlay/Overlay.tsx'
import type { HeadedPartProps, HeadingLevel } from '../primitives/part/Part.tsx'
import { Confetti } from './Confetti.tsx'
import { RevealQueue } from './RevealQueue.tsx'
import { closedReveal, reduceReveal } from './reveal.ts'
import { usePurchaseMessages } from './use-purchase-messages.ts'
import './CardReveal.css'

/** The props of the reveal. */
export interface CardRevealProps extends Omit<HeadedPartProps, 'role'> {
  open: boolean
  /** The drawn cards, in the order of the reveal. */
  cards: readonly DrawnCard[]
  /** The name of the pack, under the name of each card. */
  packName?: string | undefined
  /** What is shown while there are no cards yet. */
  sealed?: ReactNode
  /** Called when the fan leaves, with or without unopened cards. */
  onClose(): void
  /** Called when the fan presses "카드 보러 가기". */
  onDone(): void
}

/** The new cards, face down: a tap opens one; after the last one all of them are shown. */
export const CardReveal = /* @__PURE__ */ forwardRef<HTMLElement, CardRevealProps>(function CardReveal(
  { open, cards, packName, sealed, onClose, onDone, headingLevel = 2, className, ...root },
  ref,
) {
  const messages = usePurchaseMessages()
  const [kept, setKept] = useState(cards)
  // The closing animation keeps showing the cards.
  useEffect(() => {
    if (open) setKept(cards)
  }, [open, cards])
  const shown = open ? cards : kept
  return (
    <Overlay
      {...root}
      ref={ref}
      open={open}
      onOpenChange={onClose}
      closeType="strong"
      motion="dialog"
      label={messages['reveal.label']}
      className={classNames('fandeck-reveal fandeck-on-art', className)}
    >
      <IconButton className="fandeck-reveal__close" label={messages['common.close']} onClick={onClose}>
        <X size={24} aria-hidden />
      </IconButton>
      {sealed && shown.length === 0 ? (
        sealed
      ) : (
        <RevealStage cards={shown} packName={packName} onDone={onDone} level={headingLevel} />
      )}
    </Overlay>
  )
})

interface RevealStageProps extends Pick<CardRevealProps, 'cards' | 'packName' | 'onDone'> {
  level: HeadingLevel
}

function RevealStage({ cards, packName, onDone, level }: RevealStageProps) {
  const Heading = `h${level}` as const
  const messages = usePurchaseMessages()
  const [{ at, opened, summary }, dispatch] = useReducer(reduceReveal, closedReveal)
  const count = cards.length
  const card = cards[at]
  const isOpen = opened.has(at)
  const next = () => dispatch({ type: 'next', count })

  if (summary || !card)
    return <RevealSummary cards={cards} packName={packName} onDone={onDone} level={level} />
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
        {/* A touch target; keyboards and screen readers use the button below. */}
        <button
          type="button"
          className="fandeck-reveal__hit"
          tabIndex={-1}
          aria-hidden
          onClick={() => dispatch({ type: 'open', at })}
        />
      </div>
      <div className="fandeck-reveal__words" aria-live="polite">
        <Heading className="fandeck-reveal__title">
          {isOpen
            ? messages['reveal.title']({ name: card.cardName, finish })
            : messages['reveal.ready.title']}
        </Heading>
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
      // The number stays hidden until the card is open.
      edition={open ? card.edition : undefined}
      editionTotal={card.editionTotal}
      finish={card.editionTitle}
      face={open ? 'front' : 'back'}
      focused={open}
    />
  )
}

function RevealSummary({ cards, packName, onDone, level }: RevealStageProps) {
  const Heading = `h${level}` as const
  const messages = usePurchaseMessages()
  return (
    <>
      <div className="fandeck-reveal__words" aria-live="polite">
        <Heading className="fandeck-reveal__title">
          {messages['reveal.summary.title']({ count: cards.length })}
        </Heading>
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
