import { Card, type CardTeam } from '@fandeck/widgets'
import { useState } from 'react'

const seoul: CardTeam = {
  color1: '#c4122f',
  color2: '#17090d',
  color3: '#ffb199',
  crest: '/crests/seoul.svg',
}

/** A card that flips on a press, as wide as its container. */
export function TurningCard() {
  const [face, setFace] = useState<'front' | 'back'>('front')
  return (
    <button type="button" onClick={() => setFace(face === 'front' ? 'back' : 'front')}>
      <Card
        art="/cards/1010.webp"
        name="한이준"
        number={10}
        sub="FW · 2025 시즌"
        edition={127}
        editionTotal={1000}
        finish="PRISM"
        team={seoul}
        owner="서하나"
        token="KAIA · KIP17 #20417"
        face={face}
        focused
      />
    </button>
  )
}
