import { controlled } from '../../stories/controlled.tsx'
import { Row } from '../../stories/StoryFrame.tsx'
import { Check } from './Check.tsx'

export default { title: 'Primitives / Check' }

export const Shapes = () => (
  <Row gap={20}>
    <Check defaultChecked>모두 동의해요</Check>
    <Check>동의해요</Check>
    <Check shape="square" defaultChecked>
      보유만
    </Check>
    <Check shape="square">전체</Check>
    <Check shape="plain" defaultChecked>
      [필수] 환불 규정 확인
    </Check>
    <Check shape="plain">[선택] 카드 양도 동의</Check>
    <Check disabled>쓸 수 없음</Check>
  </Row>
)

export const Controls = controlled<{ text: string; shape: 'round' | 'square' | 'plain'; disabled: boolean }>(
  { text: '동의해요', shape: 'round', disabled: false },
  ({ text, ...check }) => <Check {...check}>{text}</Check>,
  { shape: ['round', 'square', 'plain'] },
)
