import { type CSSProperties, useEffect, useRef } from 'react'
import { classNames } from '../primitives/class-names.ts'
import { CardBack } from './CardBack.tsx'
import { CardFront } from './CardFront.tsx'
import type { CardProps, CardTeam } from './card-props.ts'
import { cardAlt, finishOf } from './card-text.ts'
import { useCardMessages } from './use-card-messages.ts'
import './Card.css'
import './CardBadge.css'

export type { CardProps, CardTeam } from './card-props.ts'

/** A card as wide as its container, from 52 to 300 px; every letter grows with it. */
export function Card({
  team,
  owned,
  face = 'front',
  focused = false,
  className,
  backText,
  owner,
  token,
  code,
  season,
  ...front
}: CardProps) {
  const messages = useCardMessages()
  const finish = finishOf(front.finish)
  const alt = cardAlt(messages, { ...front, finish })
  const missing = owned === 0
  const tilted = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!focused) return
    let stop: (() => void) | undefined
    let over = false
    // A grid never needs it, and without it a card just stays still.
    import('./card-tilt.ts').then(
      ({ followHand }) => {
        if (!over && tilted.current) stop = followHand(tilted.current)
      },
      () => {},
    )
    return () => {
      over = true
      stop?.()
    }
  }, [focused])
  return (
    <div
      className={classNames('fandeck-card', className)}
      part="card"
      data-face={face}
      data-finish={finish}
      data-missing={missing || undefined}
      style={teamColours(team)}
    >
      <div ref={tilted} className="fandeck-card__tilt">
        <div className="fandeck-card__body">
          <div className="fandeck-card__slot" aria-hidden={face === 'back'}>
            <CardFront {...front} alt={alt} finish={finish} team={team} />
          </div>
          <CardBack
            {...{ ...front, team, alt, season, backText, owner, token, code }}
            hidden={face === 'front'}
          />
        </div>
      </div>
      {missing && <span className="fandeck-card__missing">{messages['card.notOwned']}</span>}
      {owned !== undefined && owned > 1 && (
        <span className="fandeck-card__badge">
          <span aria-hidden>×{owned}</span>
          <span className="fandeck-visually-hidden">{messages['card.owned']({ amount: owned })}</span>
        </span>
      )}
    </div>
  )
}

function teamColours(team: CardTeam | undefined): CSSProperties | undefined {
  if (!team) return undefined
  const colours = { '--fd-team-1': team.color1, '--fd-team-2': team.color2, '--fd-team-3': team.color3 }
  return colours as CSSProperties
}
