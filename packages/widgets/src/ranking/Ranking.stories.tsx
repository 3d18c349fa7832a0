import { refuse } from '@fandeck/sdk/testing'
import { en } from '../messages.en.ts'
import { MessagesProvider } from '../messages.ts'
import { controlled } from '../stories/controlled.tsx'
import { ForeignRouter } from '../stories/ForeignRouter.tsx'
import { Wide } from '../stories/StoryFrame.tsx'
import { Ranking } from './Ranking.tsx'
import { RANKED, type RankingKitOptions, RankingStory } from './ranking.fixtures.tsx'

export default { title: 'Campaigns / Ranking' }

const LIST = 'GET /util/ranking'

const Story = ({ title, ...options }: RankingKitOptions & { title?: string | undefined; pass?: boolean }) => (
  <RankingStory {...options}>
    <Wide>
      <Ranking title={title} />
    </Wide>
  </RankingStory>
)

export const Collectors = () => <Story title="카드를 많이 모은 팬" />
export const None = () => <Story ranked={[]} />
export const Loading = () => <Story on={{ [LIST]: () => new Promise(() => {}) }} />
export const Refused = () => <Story on={{ [LIST]: () => refuse(403, '볼 수 없어요.') }} />
export const Offline = () => (
  <Story pass on={{ [LIST]: () => Promise.reject(new TypeError('Failed to fetch')) }} />
)
export const English = () => (
  <MessagesProvider messages={en}>
    <Story />
  </MessagesProvider>
)

export const InAnotherRouter = () => (
  <ForeignRouter>
    <Story on={{ [LIST]: () => refuse(403, '볼 수 없어요.') }} />
  </ForeignRouter>
)

export const Controls = controlled({ count: 3, title: '순위' }, ({ count, title }) => (
  <Story title={title} ranked={RANKED.slice(0, count)} />
))
