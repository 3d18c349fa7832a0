import { refuse } from '@fandeck/sdk/testing'
import { en } from '../messages.en.ts'
import { MessagesProvider } from '../messages.ts'
import { controlled } from '../stories/controlled.tsx'
import { ForeignRouter } from '../stories/ForeignRouter.tsx'
import { Wide } from '../stories/StoryFrame.tsx'
import { EntryHistory } from './EntryHistory.tsx'
import { ENTRIES, type EntriesKitOptions, EntriesStory } from './entries.fixtures.tsx'

export default { title: 'Campaigns / Entry history' }

const LIST = 'GET /mypage/entry-history'

const Story = (options: EntriesKitOptions & { pass?: boolean }) => (
  <EntriesStory {...options}>
    <Wide>
      <EntryHistory eventsHref="#events" onBenefitOpen={() => {}} />
    </Wide>
  </EntriesStory>
)

export const Many = () => <Story />
export const None = () => <Story entries={[]} />
export const LoggedOut = () => <Story loggedIn={false} />
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
    <Story entries={[]} />
  </ForeignRouter>
)

export const Controls = controlled({ count: 4 }, ({ count }) => <Story entries={ENTRIES.slice(0, count)} />)
