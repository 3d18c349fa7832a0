import { useState } from 'react'
import { Button } from '../primitives/button/Button.tsx'
import { controlled } from '../stories/controlled.tsx'
import { Row } from '../stories/StoryFrame.tsx'
import { Card } from './Card.tsx'
import { aCard, anArt, anyang } from './card.fixtures.ts'

export default { title: 'Cards / Card' }

const FINISHES = ['basic', 'foil', 'prism', 'sign'] as const

export const Finishes = () => (
  <Row gap={20}>
    {FINISHES.map((finish) => (
      <div key={finish} style={{ width: 160 }}>
        <Card {...aCard} finish={finish} />
      </div>
    ))}
    <div style={{ width: 160 }}>
      <Card {...aCard} editionTotal={500} face="back" />
    </div>
  </Row>
)

export const Sizes = () => (
  <Row>
    {[210, 148, 110, 76, 52].map((width) => (
      <div key={width} style={{ width }}>
        <Card
          {...aCard}
          team={anyang}
          art={anArt('sebin')}
          name="윤세빈"
          number={23}
          edition={219}
          finish="foil"
        />
      </div>
    ))}
  </Row>
)

export const Possession = () => (
  <Row gap={20}>
    <div style={{ width: 110 }}>
      <Card {...aCard} owned={3} />
    </div>
    <div style={{ width: 110 }}>
      <Card {...aCard} owned={0} />
    </div>
    <div style={{ width: 110 }}>
      <Card {...aCard} owned={1} finish="무엇인지 모르는 등급" />
    </div>
  </Row>
)

export const FocusedAndFlipped = () => {
  const [face, setFace] = useState<'front' | 'back'>('front')
  return (
    <div style={{ display: 'grid', gap: 20, width: 244 }}>
      <Card {...aCard} finish="prism" face={face} focused />
      <Button kind="secondary" size={44} onClick={() => setFace(face === 'front' ? 'back' : 'front')}>
        뒤집어 보기
      </Button>
    </div>
  )
}

export const FailedArt = () => (
  <div style={{ width: 148 }}>
    <Card {...aCard} art={undefined} />
  </div>
)

export const Controls = controlled(
  { name: aCard.name, finish: 'foil', face: 'front', owned: 1, focused: true, width: 210 },
  ({ width, face, ...card }) => (
    <div style={{ width }}>
      <Card {...aCard} {...card} face={face === 'back' ? 'back' : 'front'} />
    </div>
  ),
  { finish: FINISHES, face: ['front', 'back'] },
)
