import { WifiOff } from 'lucide-react'
import { controlled } from '../../stories/controlled.tsx'
import { Wide } from '../../stories/StoryFrame.tsx'
import { Button } from '../button/Button.tsx'
import { Empty } from './Empty.tsx'

export default { title: 'Primitives / Empty' }

export const NoBenefits = () => (
  <Wide>
    <Empty
      title="사용할 수 있는 혜택이 없어요"
      description="더 많은 혜택을 기대해 주세요!"
      actions={
        <Button kind="secondary" size={44}>
          이벤트 둘러보기
        </Button>
      }
    />
  </Wide>
)

export const Offline = () => (
  <Wide>
    <Empty
      icon={<WifiOff />}
      title="인터넷 연결이 불안정해요."
      description="모은 카드는 그대로 있으니 안심하세요."
    />
  </Wide>
)

export const Controls = controlled(
  { title: '사용할 수 있는 혜택이 없어요', description: '더 많은 혜택을 기대해 주세요!' },
  (empty) => (
    <Wide>
      <Empty {...empty} />
    </Wide>
  ),
)
