import { Card } from '../../card/Card.tsx'
import { aCard, anArt, anyang } from '../../card/card.fixtures.ts'
import { Fan } from './Fan.tsx'
import { FanLoader } from './FanLoader.tsx'

const cards = [
  <Card key="left" {...aCard} name="윤세빈" team={anyang} art={anArt(anyang)} />,
  <Card key="front" {...aCard} finish="prism" />,
  <Card key="right" {...aCard} name="서도윤" team={anyang} art={anArt(anyang)} />,
] as const

export const Open = () => (
  <div style={{ padding: '30px 70px' }}>
    <Fan>{cards}</Fan>
  </div>
)
export const Closed = () => <Fan open={false}>{cards}</Fan>
export const Loader = () => <FanLoader />
