import type { TransitionState } from '@fandeck/sdk/transition'
import { anyang as purple, seoul as red } from '../card/card.fixtures.ts'
import { en } from '../messages.en.ts'
import { MessagesProvider } from '../messages.ts'
import { controlled } from '../stories/controlled.tsx'
import { TransitionCover, type TransitionTeam } from './TransitionCover.tsx'

export default { title: 'Site / Transition cover' }

const seoul: TransitionTeam = { name: 'FC서울', colors: [red.color1, red.color2], crest: red.crest }
const anyang: TransitionTeam = { name: 'FC안양', colors: [purple.color1, purple.color2], crest: purple.crest }
const state: TransitionState = {
  isActive: true,
  arrived: false,
  linkUrl: '/fcanyang-2025',
  title: 'FC안양',
  description: '첫 골의 주인공을 맞혀 보세요',
  fromIcon: '',
  toIcon: '',
}
const skip = () => {}

export const Active = () => <TransitionCover state={state} from={seoul} to={anyang} onSkip={skip} />
export const Idle = () => (
  <TransitionCover state={{ isActive: false, arrived: false }} from={seoul} to={anyang} onSkip={skip} />
)
export const WithoutCrests = () => (
  <TransitionCover
    state={state}
    from={{ ...seoul, crest: undefined }}
    to={{ ...anyang, crest: undefined }}
    onSkip={skip}
  />
)
export const LongText = () => (
  <TransitionCover
    state={{ ...state, description: '가 볼까요? '.repeat(20) }}
    from={seoul}
    to={{ ...anyang, name: '대전하나시티즌 플립 카드' }}
    onSkip={skip}
  />
)
export const English = () => (
  <MessagesProvider messages={en}>
    <TransitionCover state={state} from={seoul} to={{ ...anyang, name: 'FC Anyang' }} onSkip={skip} />
  </MessagesProvider>
)

export const Controls = controlled(
  { isActive: true, description: '첫 골의 주인공을 맞혀 보세요' },
  ({ isActive, description }) => (
    <TransitionCover
      state={isActive ? { ...state, description } : { isActive: false, arrived: false }}
      from={seoul}
      to={anyang}
      onSkip={skip}
    />
  ),
)
