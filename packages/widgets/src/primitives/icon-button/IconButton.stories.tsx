import { ArrowUp, Heart, Menu, Share2 } from 'lucide-react'
import { controlled } from '../../stories/controlled.tsx'
import { Row } from '../../stories/StoryFrame.tsx'
import { IconButton } from './IconButton.tsx'

export default { title: 'Primitives / Icon button' }

export const Kinds = () => (
  <Row>
    <IconButton label="메뉴">
      <Menu aria-hidden />
    </IconButton>
    <IconButton label="공유" kind="floating">
      <Share2 size={20} aria-hidden />
    </IconButton>
    <IconButton label="FAQ" kind="floating">
      FAQ
    </IconButton>
    <IconButton label="맨 위로" kind="floating" aria-expanded>
      <ArrowUp size={20} aria-hidden />
    </IconButton>
    <IconButton label="찜하기" kind="outline">
      <Heart aria-hidden />
    </IconButton>
    <IconButton label="쓸 수 없음" disabled>
      <Heart aria-hidden />
    </IconButton>
  </Row>
)

export const Controls = controlled<{
  label: string
  kind: 'plain' | 'floating' | 'outline' | 'glass'
  disabled: boolean
}>(
  { label: '찜하기', kind: 'outline', disabled: false },
  (props) => (
    <IconButton {...props}>
      <Heart aria-hidden />
    </IconButton>
  ),
  { kind: ['plain', 'floating', 'outline', 'glass'] },
)
