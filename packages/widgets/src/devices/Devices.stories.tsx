import { refuse } from '@fandeck/sdk/testing'
import { en } from '../messages.en.ts'
import { MessagesProvider } from '../messages.ts'
import { controlled } from '../stories/controlled.tsx'
import { Wide } from '../stories/StoryFrame.tsx'
import { Devices } from './Devices.tsx'
import { DEVICES, type DevicesKitOptions, DevicesStory } from './devices.fixtures.tsx'

export default { title: 'Account / Devices' }

const LIST = 'GET /mypage/device'

const Story = (options: DevicesKitOptions) => (
  <DevicesStory {...options}>
    <Wide>
      <Devices />
    </Wide>
  </DevicesStory>
)

export const Several = () => <Story />
export const One = () => <Story devices={DEVICES.slice(0, 1)} />
export const None = () => <Story devices={[]} />
export const LoggedOut = () => <Story loggedIn={false} />
export const Loading = () => <Story on={{ [LIST]: () => new Promise(() => {}) }} />
export const Refused = () => <Story on={{ [LIST]: () => refuse(403, '볼 수 없어요.') }} />
export const Offline = () => <Story on={{ [LIST]: () => Promise.reject(new TypeError('Failed to fetch')) }} />
export const English = () => (
  <MessagesProvider messages={en}>
    <Story />
  </MessagesProvider>
)

export const Controls = controlled({ count: 3 }, ({ count }) => <Story devices={DEVICES.slice(0, count)} />)
