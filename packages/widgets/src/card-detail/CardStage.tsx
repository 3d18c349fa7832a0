import { RefreshCw } from 'lucide-react'
import type { CSSProperties } from 'react'
import { Card } from '../card/Card.tsx'
import type { CardFacts } from '../card/card-props.ts'
import { useCardMessages } from '../card/use-card-messages.ts'
import { IconButton } from '../primitives/icon-button/IconButton.tsx'
import './CardDetail.css'

/** The face of a card that is up. */
export type Face = 'front' | 'back'

interface CardStageProps {
  card: CardFacts
  face: Face
  onTurn(): void
}

/** A card that tilts, on the ground of its team, with the button that turns it. */
export function CardStage({ card, face, onTurn }: CardStageProps) {
  const messages = useCardMessages()
  return (
    <div className="fandeck-card-detail__stage fandeck-on-art" style={stageColours(card)}>
      <div className="fandeck-card-detail__card">
        <Card {...card} face={face} focused />
      </div>
      <IconButton
        kind="glass"
        className="fandeck-card-detail__turn"
        label={messages[face === 'front' ? 'card.flip' : 'card.flipBack']}
        onClick={onTurn}
      >
        <RefreshCw size={22} aria-hidden />
      </IconButton>
    </div>
  )
}

function stageColours({ team }: CardFacts): CSSProperties | undefined {
  if (!team) return undefined
  return { '--fd-team-1': team.color1, '--fd-team-2': team.color2 } as CSSProperties
}
