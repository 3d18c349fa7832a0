import { en } from '../messages.en.ts'
import { MessagesProvider } from '../messages.ts'
import { controlled } from '../stories/controlled.tsx'
import { type ArrivalsKitOptions, ArrivalsStory, someArrivals } from './arrivals.fixtures.tsx'
import { CardArrivals } from './CardArrivals.tsx'

export default { title: 'Cards / Card arrivals' }

const Story = (options: ArrivalsKitOptions) => (
  <ArrivalsStory {...options}>
    <CardArrivals onViewDeck={() => {}} />
  </ArrivalsStory>
)

export const Several = () => <Story />
export const Gift = () => <Story arrivals={someArrivals.slice(1, 2)} />
export const Prize = () => <Story arrivals={someArrivals.slice(0, 1)} />
export const NoneLeft = () => <Story arrivals={[]} />
export const LoggedOut = () => <Story loggedIn={false} />
export const English = () => (
  <MessagesProvider messages={en}>
    <Story arrivals={someArrivals.slice(0, 1)} />
  </MessagesProvider>
)

export const Controls = controlled({ count: 2 }, ({ count }) => (
  <Story arrivals={someArrivals.slice(0, count)} />
))
