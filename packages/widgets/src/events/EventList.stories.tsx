import { refuse } from '@fandeck/sdk/testing'
import { en } from '../messages.en.ts'
import { MessagesProvider } from '../messages.ts'
import { controlled } from '../stories/controlled.tsx'
import { ForeignRouter } from '../stories/ForeignRouter.tsx'
import { Wide } from '../stories/StoryFrame.tsx'
import { DRAW, ENTRY, EVENTS, type ShowcaseKitOptions, ShowcaseStory } from '../stories/showcase.fixtures.tsx'
import { EventDetail } from './EventDetail.tsx'
import { EventList } from './EventList.tsx'
import { EventRow } from './EventRow.tsx'

export default { title: 'Campaigns / Event list' }

const LIST = 'GET /static/events/events.json'

const Story = (options: ShowcaseKitOptions & { pass?: boolean }) => (
  <ShowcaseStory {...options}>
    <Wide>
      <EventList hrefOf={(eventId) => `#event-${eventId}`} />
    </Wide>
  </ShowcaseStory>
)

export const Many = () => <Story />
export const Loading = () => <Story on={{ [LIST]: () => new Promise(() => {}) }} />
export const Refused = () => <Story on={{ [LIST]: () => refuse(403, '볼 수 없어요.') }} />
export const Offline = () => (
  <Story pass on={{ [LIST]: () => Promise.reject(new TypeError('Failed to fetch')) }} />
)
export const None = () => <Story events={[]} />
export const English = () => (
  <MessagesProvider messages={en}>
    <Story />
  </MessagesProvider>
)
export const Rows = () => (
  <ShowcaseStory>
    <Wide>
      {EVENTS.map((event) => (
        <EventRow key={event.eventId} event={event} href={`#event-${event.eventId}`} />
      ))}
    </Wide>
  </ShowcaseStory>
)
export const InAnotherRouterAsRows = () => (
  <ForeignRouter>
    <Rows />
  </ForeignRouter>
)
const Detail = ({
  eventId,
  isComing = false,
  ...options
}: ShowcaseKitOptions & { eventId: number; isComing?: boolean }) => (
  <ShowcaseStory {...options}>
    <Wide>
      <EventDetail eventId={eventId} isComing={() => isComing} />
    </Wide>
  </ShowcaseStory>
)
export const Open = () => <Detail eventId={1} />
export const Upcoming = () => <Detail eventId={2} />
export const Closed = () => <Detail eventId={3} />
export const Draw = () => <Detail eventId={1} events={[DRAW]} entries={[]} />
export const DrawOfVisitor = () => <Detail eventId={1} events={[DRAW]} />
export const DrawEntered = () => <Detail eventId={1} events={[DRAW]} entries={[ENTRY]} />
export const PageToCome = () => <Detail eventId={1} isComing />
export const Missing = () => <Detail eventId={9} />

export const InAnotherRouter = () => (
  <ForeignRouter>
    <Story />
  </ForeignRouter>
)

export const Controls = controlled({ count: 3 }, ({ count }) => <Story events={EVENTS.slice(0, count)} />)
