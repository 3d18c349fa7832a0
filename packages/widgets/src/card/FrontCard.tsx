import { type CSSProperties, forwardRef, type ReactNode, useEffect, useRef } from 'react'
import { Part } from '../primitives/part/Part.tsx'
import { CardFront } from './CardFront.tsx'
import type { CardProps, CardTeam } from './card-props.ts'
import { cardAlt, finishOf } from './card-text.ts'
import { MissingBadge } from './MissingBadge.tsx'
import { useCardMessages } from './use-card-messages.ts'
import './Card.css'

interface FrontCardProps extends CardProps {
  /** The other face, of a card that turns. */
  back?: ReactNode
}

/** A card that shows its front alone, as in grids: half of the elements of a `Card`. */
export const FrontCard = /* @__PURE__ */ forwardRef<HTMLElement, FrontCardProps>(function FrontCard(
  { back, ...props },
  ref,
) {
  const { team, owned, face = 'front', focused, finish: title, look, style, ...rest } = props
  // The facts are no attributes of the root element.
  const { art, name, number, sub, edition, editionTotal, backText, owner, token, code, season, ...root } =
    rest
  const messages = useCardMessages()
  const finish = finishOf(title)
  const alt = cardAlt(messages, { ...props, finish })
  const tilted = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!focused) return
    let stop: (() => void) | undefined
    let over = false
    // Loaded for the focused card only; without it the card does not tilt.
    import('./card-tilt.ts').then(
      ({ followHand }) => {
        if (!over) stop = followHand(tilted)
      },
      () => {},
    )
    return () => {
      over = true
      stop?.()
    }
  }, [focused])
  return (
    <Part
      base="fandeck-card"
      part="card"
      data-face={face}
      data-finish={finish}
      data-look={look}
      data-missing={owned === 0 || undefined}
      style={{ ...teamColours(team), ...style }}
      {...root}
      ref={ref}
    >
      <div ref={tilted} className="fandeck-card__tilt">
        <div className="fandeck-card__body">
          <div className="fandeck-card__slot" aria-hidden={face === 'back'}>
            <CardFront {...props} alt={alt} finish={finish} />
          </div>
          {back}
        </div>
      </div>
      {owned === 0 && <MissingBadge />}
      {owned !== undefined && owned > 1 && (
        <span className="fandeck-card__badge">
          <span aria-hidden>×{owned}</span>
          <span className="fandeck-visually-hidden">{messages['card.owned']({ amount: owned })}</span>
        </span>
      )}
    </Part>
  )
})

/** Returns the style with the colours of a team. */
export function teamColours(team: Partial<CardTeam> | undefined): CSSProperties | undefined {
  if (!team) return undefined
  const colours = { '--fd-team-1': team.color1, '--fd-team-2': team.color2, '--fd-team-3': team.color3 }
  return colours as CSSProperties
}
