import { CircleCheck } from 'lucide-react'
import { controlled } from '../../stories/controlled.tsx'
import { Row } from '../../stories/StoryFrame.tsx'
import { Tag } from './Tag.tsx'

export default { title: 'Primitives / Tag' }

export const Tones = () => (
  <Row>
    <Tag tone="live" dot>
      판매 중
    </Tag>
    <Tag tone="warn">오픈 예정</Tag>
    <Tag tone="ok" icon={<CircleCheck aria-hidden />}>
      구매 대상이에요
    </Tag>
    <Tag>대기</Tag>
    <Tag tone="danger">실패</Tag>
    <Tag tone="wallet">연결됨</Tag>
  </Row>
)

const TONES = ['neutral', 'live', 'warn', 'ok', 'danger', 'wallet'] as const

export const Controls = controlled<{ text: string; tone: (typeof TONES)[number]; dot: boolean }>(
  { text: '판매 중', tone: 'live', dot: true },
  ({ text, ...tag }) => <Tag {...tag}>{text}</Tag>,
  { tone: TONES },
)
