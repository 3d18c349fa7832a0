import { Card } from '../../card/Card.tsx'
import { aCard, anArt, anyang } from '../../card/card.fixtures.ts'
import { controlled } from '../../stories/controlled.tsx'
import { CardFan } from './CardFan.tsx'
import { CardFanLoader } from './CardFanLoader.tsx'

export default { title: 'Primitives / Card fan' }

const cards = [
  <Card key="left" {...aCard} name="윤세빈" team={anyang} art={anArt('sebin')} />,
  <Card key="front" {...aCard} finish="prism" />,
  <Card key="right" {...aCard} name="서도윤" art={anArt('doyun')} />,
] as const

export const Open = () => (
  <div style={{ padding: '30px 70px' }}>
    <CardFan>{cards}</CardFan>
  </div>
)
export const Closed = () => <CardFan open={false}>{cards}</CardFan>
export const Loader = () => <CardFanLoader />

export const Controls = controlled<{ open: boolean; width: number }>({ open: true, width: 140 }, (fan) => (
  <div style={{ padding: '30px 70px' }}>
    <CardFan {...fan}>{cards}</CardFan>
  </div>
))
