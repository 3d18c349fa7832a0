import { useState } from 'react'
import { Card } from '../card/Card.tsx'
import { drawnCard } from '../card/drawn-card.ts'
import { Mark } from '../primitives/brand/Mark.tsx'
import { rarityOf } from './rarity.ts'
import type { RevealedCard } from './revealed-card.ts'
import { TURN } from './turn.ts'
import './CardReveal.css'

export interface RevealCardProps {
  card: RevealedCard
  packName: string | undefined
  open: boolean
  /** Rises when the pack that covers it is torn. */
  afterPack: boolean
  onPress(): void
  /** Called when it begins to turn. */
  onTurn(): void
  /** Called when it lies open. */
  onTurned(): void
}

/** A card that rises face down and turns. All of its movements are set when it is rendered, so that none waits for a render. */
export function RevealCard({ card, packName, open, afterPack, onPress, onTurn, onTurned }: RevealCardProps) {
  // A card that is looked at again has turned before.
  const [turns] = useState(!open)
  const [rises] = useState(afterPack)
  const drawn = drawnCard(card)
  return (
    <div
      className="fandeck-reveal__card"
      data-rarity={rarityOf(card)}
      data-turns={turns || undefined}
      data-after-pack={rises || undefined}
      data-open={open || undefined}
      onAnimationStart={({ animationName }) => animationName === TURN && onTurn()}
      onAnimationEnd={({ animationName }) => animationName === TURN && onTurned()}
    >
      <div className="fandeck-reveal__rim" aria-hidden />
      <div aria-hidden={!open}>
        <Card {...drawn} sub={drawn.sub ?? packName} face={open ? 'front' : 'back'} focused />
      </div>
      <Mark className="fandeck-reveal__mark" width={62} />
      <div className="fandeck-reveal__flare" aria-hidden />
      {/* A touch target; keyboards and screen readers use the button below. */}
      <button type="button" className="fandeck-reveal__hit" tabIndex={-1} aria-hidden onClick={onPress} />
    </div>
  )
}
