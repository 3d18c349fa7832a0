import { controlled } from '../../stories/controlled.tsx'
import { Wide } from '../../stories/StoryFrame.tsx'
import { Switch } from './Switch.tsx'

export default { title: 'Primitives / Switch' }

export const States = () => (
  <Wide>
    <Switch defaultChecked>이메일로 소식 받기</Switch>
    <Switch>문자로 소식 받기</Switch>
    <Switch disabled>쓸 수 없음</Switch>
  </Wide>
)

export const Controls = controlled<{ text: string; defaultChecked: boolean; disabled: boolean }>(
  { text: '이메일로 소식 받기', defaultChecked: true, disabled: false },
  ({ text, ...props }) => (
    <Wide>
      <Switch {...props}>{text}</Switch>
    </Wide>
  ),
)
