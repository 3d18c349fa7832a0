import type { DrawnCard } from '@fandeck/sdk'
import { useEffect, useReducer, useRef } from 'react'
import { Card, teamColours } from '../card/Card.tsx'
import { finishOf } from '../card/card-text.ts'
import { drawnCard } from '../card/drawn-card.ts'
import { grouped } from '../drop-model/drop-text.ts'
import { Mark } from '../primitives/brand/Mark.tsx'
import { Button } from '../primitives/button/Button.tsx'
import { IconButton } from '../primitives/icon-button/IconButton.tsx'
import { Lazy } from '../primitives/lazy/Lazy.tsx'
import type { HeadingLevel } from '../primitives/part/Part.tsx'
import { Confetti } from './Confetti.tsx'
import { PRISM, rarityOf } from './opening.ts'
import type { RevealFanProps } from './RevealFan.tsx'
import { RevealQueue } from './RevealQueue.tsx'
import { closedReveal, reduceReveal } from './reveal.ts'
import { useRevealFeeling } from './reveal-feeling.ts'
import { usePurchaseMessages } from './use-purchase-messages.ts'
import './CardReveal.css'

export interface RevealStageProps extends Omit<RevealFanProps, 'onPick'> {
  cards: readonly DrawnCard[]
  packName: string | undefined
  level: HeadingLevel
}

const loadFan = () => import('./RevealFan.tsx')

/** Loads what the cards need, while the pack waits: a script that arrives during the movement costs frames. */
export const prepareReveal = () => Promise.allSettled([loadFan(), import('../card/card-tilt.ts')])

/** Whether the fan wants less motion; a page without media queries, as in tests of partners, has motion. */
const calm = () => globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false

/** One card after another: its back rises, it turns in light, and its name follows; at the end all of them in a fan. */
export function RevealStage(props: RevealStageProps) {
  const { cards, packName, level } = props
  const Heading = `h${level}` as const
  const messages = usePurchaseMessages()
  const [{ at, opened, summary }, dispatch] = useReducer(reduceReveal, closedReveal)
  const primary = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // The pack that had the focus is gone.
    primary.current?.focus()
    prepareReveal()
  }, [])
  const count = cards.length
  const card = cards[at]
  const open = opened.has(at)
  const rarity = card ? rarityOf(card) : 0
  const { sounding, toggle } = useRevealFeeling({ at, open, rarity })
  const turn = (pick: number) => dispatch({ type: 'open', at: pick })

  if (summary || !card)
    return (
      // Without its code the deck shows the cards.
      <Lazy load={loadFan} onFailed={props.onDone}>
        {({ RevealFan }) => <RevealFan {...props} onPick={turn} />}
      </Lazy>
    )
  const drawn = drawnCard(card)
  const finish = messages[`card.finish.${finishOf(card.editionTitle)}`]
  const last = opened.size === count
  return (
    <div
      className="fandeck-reveal__stage"
      data-rarity={open ? rarity : undefined}
      style={teamColours(drawn.team)}
    >
      <IconButton
        className="fandeck-reveal__sound"
        label={messages['reveal.sound']}
        aria-pressed={sounding}
        onClick={toggle}
      >
        <span aria-hidden>♪</span>
      </IconButton>
      <p className="fandeck-reveal__count">
        <b>{at + 1}</b> / {count}
      </p>
      <div className="fandeck-reveal__glow" aria-hidden />
      <div className="fandeck-reveal__rays" aria-hidden />
      {open && rarity >= PRISM && <Confetti count={at + 1} />}
      <div
        key={at}
        className="fandeck-reveal__card"
        data-open={open || undefined}
        data-rarity={rarity}
        onAnimationEnd={({ animationName }) => {
          if (animationName === 'fandeck-reveal-rise' && !open) turn(at)
        }}
      >
        <div className="fandeck-reveal__rim" aria-hidden />
        <div aria-hidden={!open}>
          <Card
            {...drawn}
            sub={drawn.sub ?? packName}
            // The number stays hidden until the card is open.
            edition={open ? card.edition : undefined}
            face={open ? 'front' : 'back'}
            focused
          />
        </div>
        {open ? (
          <div className="fandeck-reveal__flare" aria-hidden />
        ) : (
          <Mark className="fandeck-reveal__mark" width={62} />
        )}
        {/* A touch target; keyboards and screen readers use the button below. */}
        <button
          type="button"
          className="fandeck-reveal__hit"
          tabIndex={-1}
          aria-hidden
          onClick={() => turn(at)}
        />
      </div>
      <div className="fandeck-reveal__words" data-open={open || undefined} aria-live="polite">
        <Heading className="fandeck-reveal__title">
          {open ? messages['reveal.title']({ name: card.cardName, finish }) : messages['reveal.ready.title']}
        </Heading>
        <p className="fandeck-body-2">
          {open
            ? messages['reveal.message']({ total: grouped(card.editionTotal), edition: card.edition })
            : messages['reveal.ready.message']}
        </p>
      </div>
      <RevealQueue cards={cards} at={at} opened={opened} onPick={turn} />
      <div className="fandeck-reveal__actions">
        <Button
          ref={primary}
          kind="white"
          block
          onClick={() => dispatch({ type: 'next', count, calm: calm() })}
        >
          {messages[open ? (last ? 'reveal.fan' : 'reveal.next') : 'reveal.open']}
        </Button>
        {!(open && last) && (
          <Button kind="ghost" block onClick={() => dispatch({ type: 'all', count })}>
            {messages['reveal.all']}
          </Button>
        )}
      </div>
    </div>
  )
}
