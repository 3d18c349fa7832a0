import { en } from '../messages.en.ts'
import { MessagesProvider } from '../messages.ts'
import { controlled } from '../stories/controlled.tsx'
import { Wide } from '../stories/StoryFrame.tsx'
import { ActivityList } from './ActivityList.tsx'
import { ACTIVITIES, ActivityStory, POINTS } from './activity.fixtures.tsx'

export default { title: 'Account / Activity list' }

const list = (
  <Wide>
    <ActivityList />
  </Wide>
)

export const Days = () => <ActivityStory>{list}</ActivityStory>
export const Points = () => (
  <ActivityStory rows={POINTS} pageSize={20}>
    {list}
  </ActivityStory>
)
export const None = () => <ActivityStory rows={[]}>{list}</ActivityStory>
export const English = () => (
  <MessagesProvider messages={en}>
    <ActivityStory>
      <Wide>
        <ActivityList />
      </Wide>
    </ActivityStory>
  </MessagesProvider>
)

export const Controls = controlled({ count: 5 }, ({ count }) => (
  <ActivityStory rows={ACTIVITIES.slice(0, count)}>{list}</ActivityStory>
))
