import { refuse } from '@fandeck/sdk/testing'
import { en } from '../messages.en.ts'
import { MessagesProvider } from '../messages.ts'
import { controlled } from '../stories/controlled.tsx'
import { ForeignRouter } from '../stories/ForeignRouter.tsx'
import { Wide } from '../stories/StoryFrame.tsx'
import { type ShowcaseKitOptions, ShowcaseStory, STORIES } from '../stories/showcase.fixtures.tsx'
import { StoryDetail } from './StoryDetail.tsx'
import { StoryList } from './StoryList.tsx'

export default { title: 'Site / Story list' }

const LIST = 'GET /static/stories/stories.json'

const Story = (options: ShowcaseKitOptions & { pass?: boolean }) => (
  <ShowcaseStory {...options}>
    <Wide>
      <StoryList hrefOf={(storyId) => `#story-${storyId}`} />
    </Wide>
  </ShowcaseStory>
)

export const Many = () => <Story />
export const Loading = () => <Story on={{ [LIST]: () => new Promise(() => {}) }} />
export const Refused = () => <Story on={{ [LIST]: () => refuse(403, '볼 수 없어요.') }} />
export const Offline = () => (
  <Story pass on={{ [LIST]: () => Promise.reject(new TypeError('Failed to fetch')) }} />
)
export const None = () => <Story stories={[]} />
export const English = () => (
  <MessagesProvider messages={en}>
    <Story />
  </MessagesProvider>
)
const Detail = ({ storyId }: { storyId: number }) => (
  <ShowcaseStory>
    <Wide>
      <StoryDetail storyId={storyId} />
    </Wide>
  </ShowcaseStory>
)
export const One = () => <Detail storyId={1} />
export const Missing = () => <Detail storyId={9} />

export const InAnotherRouter = () => (
  <ForeignRouter>
    <Story />
  </ForeignRouter>
)

export const Controls = controlled({ count: 2 }, ({ count }) => <Story stories={STORIES.slice(0, count)} />)
