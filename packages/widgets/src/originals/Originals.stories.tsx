import { refuse } from '@fandeck/sdk/testing'
import { en } from '../messages.en.ts'
import { MessagesProvider } from '../messages.ts'
import { controlled } from '../stories/controlled.tsx'
import { ForeignRouter } from '../stories/ForeignRouter.tsx'
import { Wide } from '../stories/StoryFrame.tsx'
import { ORIGINALS, type ShowcaseKitOptions, ShowcaseStory } from '../stories/showcase.fixtures.tsx'
import { Originals } from './Originals.tsx'
import { OriginalTile } from './OriginalTile.tsx'

export default { title: 'Site / Originals' }

const LIST = 'GET /static/originals/originals.json'

const Story = (options: ShowcaseKitOptions & { pass?: boolean }) => (
  <ShowcaseStory {...options}>
    <Wide>
      <Originals isComing={(linkUrl) => linkUrl === '/itta'} />
    </Wide>
  </ShowcaseStory>
)

export const Many = () => <Story />
export const Loading = () => <Story on={{ [LIST]: () => new Promise(() => {}) }} />
export const Refused = () => <Story on={{ [LIST]: () => refuse(403, '볼 수 없어요.') }} />
export const Offline = () => (
  <Story pass on={{ [LIST]: () => Promise.reject(new TypeError('Failed to fetch')) }} />
)
export const None = () => <Story originals={[]} />
export const English = () => (
  <MessagesProvider messages={en}>
    <Story />
  </MessagesProvider>
)
export const Tiles = () => (
  <ShowcaseStory>
    <Wide>
      {ORIGINALS.map((original) => (
        <OriginalTile key={original.key} original={original} place="home" />
      ))}
    </Wide>
  </ShowcaseStory>
)

export const InAnotherRouter = () => (
  <ForeignRouter>
    <Story />
  </ForeignRouter>
)

export const Controls = controlled({ count: 4 }, ({ count }) => (
  <Story originals={ORIGINALS.slice(0, count)} />
))
