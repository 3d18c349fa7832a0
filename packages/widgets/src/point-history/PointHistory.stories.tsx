import { en } from '../messages.en.ts'
import { MessagesProvider } from '../messages.ts'
import { controlled } from '../stories/controlled.tsx'
import { Wide } from '../stories/StoryFrame.tsx'
import { PointHistory } from './PointHistory.tsx'
import { CHANGES, PointsStory } from './points.fixtures.tsx'

export default { title: 'Wallet / Point history' }

export const Month = () => (
  <PointsStory>
    <Wide>
      <PointHistory />
    </Wide>
  </PointsStory>
)
export const None = () => (
  <PointsStory changes={[]}>
    <Wide>
      <PointHistory />
    </Wide>
  </PointsStory>
)
export const English = () => (
  <MessagesProvider messages={en}>
    <PointsStory>
      <Wide>
        <PointHistory />
      </Wide>
    </PointsStory>
  </MessagesProvider>
)

export const Controls = controlled({ count: 4 }, ({ count }) => (
  <PointsStory changes={CHANGES.slice(0, count)}>
    <Wide>
      <PointHistory />
    </Wide>
  </PointsStory>
))
