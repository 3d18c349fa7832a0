import { useLatest } from '@fandeck/react'
import { useEffect, useLayoutEffect, useReducer, useRef } from 'react'
import { drawnCard } from '../card/drawn-card.ts'
import { teamColours } from '../card/FrontCard.tsx'
import { Button } from '../primitives/button/Button.tsx'
import { IconButton } from '../primitives/icon-button/IconButton.tsx'
import { Lazy } from '../primitives/lazy/Lazy.tsx'
import type { HeadingLevel } from '../primitives/part/Part.tsx'
import { Confetti } from './Confetti.tsx'
import { RevealCard } from './RevealCard.tsx'
import { RevealEnd } from './RevealEnd.tsx'
import type { RevealFanProps } from './RevealFan.tsx'
import { RevealQueue } from './RevealQueue.tsx'
import { PRISM, rarityOf } from './rarity.ts'
import { closedReveal, reduceReveal } from './reveal.ts'
import { useRevealFeeling } from './reveal-feeling.ts'
import { messageOf, titleOf } from './reveal-text.ts'
import type { RevealedCard } from './revealed-card.ts'
import { hasten } from './turn.ts'
import { useRevealMessages } from './use-reveal-messages.ts'
import './CardReveal.css'

export interface RevealStageProps extends Omit<RevealFanProps, 'onPick'> {
  cards: readonly RevealedCard[]
  packName: string | undefined
  level: HeadingLevel
  /** Drawn and at rest behind the pack. */
  waiting: boolean
  /** Shown above the name of an opened card. */
  eyebrow?: string | undefined
  /** The heading of an opened card. @default its name and finish */
  title?: string | undefined
  /** Called with all cards that lie open, after each change. */
  onOpened?: ((cards: readonly RevealedCard[]) => void) | undefined
  onClose(): void
}

/** At hand for its press once it has loaded: what is lazy would leave a frame without cards even then. */
let fan: typeof import('./RevealFan.tsx') | undefined
const loadFan = async () => {
  fan = await import('./RevealFan.tsx')
  return fan
}

/** Loads what the cards need, while the pack waits: a script that arrives during the movement costs frames. */
export const prepareReveal = () => Promise.allSettled([loadFan(), import('../card/card-tilt.ts')])

/** Whether the fan wants less motion; a page without media queries, as in tests of partners, has motion. */
const calm = () => globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false

/** One card after another: its back rises, it turns in light, and its name follows; at the end all of them in a fan. */
export function RevealStage(props: RevealStageProps) {
  const { cards, packName, level, waiting, note, title } = props
  const Heading = `h${level}` as const
  const messages = useRevealMessages()
  const [{ at, opened, summary }, dispatch] = useReducer(reduceReveal, closedReveal)
  const primary = useRef<HTMLButtonElement>(null)
  const stage = useRef<HTMLDivElement>(null)
  // In the commit that takes the pack, which had the focus, before the dialog takes it.
  useLayoutEffect(() => {
    if (!waiting) primary.current?.focus()
  }, [waiting])
  useEffect(() => {
    prepareReveal()
  }, [])
  const latest = useLatest(props)
  useEffect(() => {
    const { cards, onOpened } = latest.current
    if (opened.size > 0) onOpened?.(cards.filter((_, index) => opened.has(index)))
  }, [opened])
  const count = cards.length
  const card = cards[at]
  const best = cards.at(-1)
  const eyebrow = props.eyebrow ?? card?.from
  const open = opened.has(at)
  const rarity = card ? rarityOf(card) : 0
  const { sounding, toggle, feel } = useRevealFeeling({ at, open, rarity })
  const show = (pick: number) => dispatch({ type: 'open', at: pick })

  /** Turns the card before it has risen; what is said of it follows when it lies open, or with another press. */
  function turn(): void {
    if (!hasten(stage.current)) show(at)
  }

  if (summary || !card)
    return (
      <div className="fandeck-reveal__stage" style={teamColours(best && drawnCard(best).team)}>
        {/* The ground stays while the code of the fan comes. */}
        <div className="fandeck-reveal__glow" aria-hidden />
        {fan ? (
          <fan.RevealFan {...props} onPick={show} />
        ) : (
          // Without its code the deck shows the cards.
          <Lazy load={loadFan} onFailed={props.onDone ?? props.onClose}>
            {({ RevealFan }) => <RevealFan {...props} onPick={show} />}
          </Lazy>
        )}
      </div>
    )
  const drawn = drawnCard(card)
  const last = opened.size === count
  const single = count === 1
  return (
    <div
      ref={stage}
      className="fandeck-reveal__stage"
      data-rarity={rarity}
      data-open={open || undefined}
      data-waiting={waiting || undefined}
      data-single={single || undefined}
      inert={waiting}
      aria-hidden={waiting || undefined}
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
      {!single && (
        <p className="fandeck-reveal__count">
          <b>{at + 1}</b> / {count}
        </p>
      )}
      <div className="fandeck-reveal__glow" aria-hidden />
      <div className="fandeck-reveal__rays" aria-hidden />
      {open && rarity >= PRISM && <Confetti count={at + 1} />}
      <RevealCard
        key={at}
        afterPack={waiting}
        onPress={turn}
        onTurn={feel}
        onTurned={() => show(at)}
        {...{ card, packName, open }}
      />
      <div className="fandeck-reveal__words" data-open={open || undefined} aria-live="polite">
        {open && eyebrow && <p className="fandeck-caption">{eyebrow}</p>}
        <Heading className="fandeck-reveal__title" part="title">
          {open ? (title ?? titleOf(messages, card)) : messages['reveal.ready.title']}
        </Heading>
        <p className="fandeck-body-2">
          {open ? messageOf(messages, card) : messages['reveal.ready.message']}
        </p>
        {open && last && note}
      </div>
      {!single && <RevealQueue cards={cards} at={at} opened={opened} onPick={show} />}
      {single && open ? (
        <RevealEnd {...props} best={card} />
      ) : (
        <div className="fandeck-reveal__actions">
          <Button
            ref={primary}
            kind="white"
            block
            onClick={() => (open ? dispatch({ type: 'next', count, calm: calm() }) : turn())}
          >
            {messages[open ? (last ? 'reveal.fan' : 'reveal.next') : 'reveal.open']}
          </Button>
          {!single && !(open && last) && (
            <Button kind="ghost" block onClick={() => dispatch({ type: 'all', count })}>
              {messages['reveal.all']}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}
