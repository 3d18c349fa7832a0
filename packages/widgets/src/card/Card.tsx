import type { CSSProperties } from 'react'
import { classNames } from '../primitives/class-names.ts'
import { CardBack } from './CardBack.tsx'
import { CardFront } from './CardFront.tsx'
import { cardAlt, finishOf } from './card-text.ts'
import { tiltHandlers } from './card-tilt.ts'
import { useCardMessages } from './use-card-messages.ts'

/** The colours and the crest that a card wears; without a crest the card shows none. */
export interface CardTeam {
  /** Main colour, deep ground, light; each a CSS colour. */
  color1: string
  color2: string
  color3: string
  /** URL of an image. */
  crest?: string | undefined
}

/** What a card prints; a fact that is left out leaves its place empty, never a placeholder. */
export interface CardProps {
  /** URL of an image of 330 x 510. */
  art: string | undefined
  name: string
  number?: string | number | undefined
  sub?: string | undefined
  edition?: number | undefined
  editionTotal?: number | undefined
  /** An `edition_title`: basic, foil, prism or sign in any case; anything else is basic. */
  finish?: string | undefined
  /** Without one the colours come from `--fd-team-1…3`. */
  team?: CardTeam | undefined
  /** How many the fan has: 0 is greyed out, 2 and more carry a badge. */
  owned?: number | undefined
  face?: 'front' | 'back'
  /** Follows the pointer; for the one card in focus, never for a grid. */
  focused?: boolean
  season?: string | undefined
  backText?: string | undefined
  owner?: string | undefined
  /** `KAIA · KIP17 #20417` */
  token?: string | undefined
  /** The printed code of a claimed card. */
  code?: string | undefined
  className?: string
}

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
  return (
    <div
      className={classNames('fandeck-card', className)}
      part="card"
      data-face={face}
      data-finish={finish}
      data-missing={missing || undefined}
      style={teamColours(team)}
    >
      <div className="fandeck-card__tilt" {...(focused && tiltHandlers)}>
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
