import { refuse } from '@fandeck/sdk/testing'
import { en } from '../messages.en.ts'
import { MessagesProvider } from '../messages.ts'
import { controlled } from '../stories/controlled.tsx'
import { ForeignRouter } from '../stories/ForeignRouter.tsx'
import { Wide } from '../stories/StoryFrame.tsx'
import { unreachable } from '../stories/support.fixtures.tsx'
import { AccountSettings } from './AccountSettings.tsx'
import { type SettingsKitOptions, SettingsStory } from './settings.fixtures.tsx'

export default { title: 'Account / Account settings' }

const MEMBER = 'GET /mypage/userinfo'
const nothing = () => {}

const Story = (options: SettingsKitOptions & { pass?: boolean }) => (
  <SettingsStory {...options}>
    <Wide>
      <AccountSettings hrefOf={(screen) => `#${screen}`} onWalletLink={nothing} onWalletUnlink={nothing} />
    </Wide>
  </SettingsStory>
)

export const Verified = () => <Story />
export const NotVerified = () => <Story level="K102" walletLinked={false} methods={['phone']} />
export const LoggedOut = () => <Story loggedIn={false} />
export const Loading = () => <Story on={{ [MEMBER]: () => new Promise(() => {}) }} />
export const Refused = () => <Story on={{ [MEMBER]: () => refuse(403, '볼 수 없어요.') }} />
export const Offline = () => <Story pass on={{ [MEMBER]: unreachable }} />
export const English = () => (
  <MessagesProvider messages={en}>
    <Story />
  </MessagesProvider>
)

export const InAnotherRouter = () => (
  <ForeignRouter>
    <Story />
  </ForeignRouter>
)

export const Controls = controlled({ walletLinked: true, level: 'K201' }, (args) => <Story {...args} />, {
  level: ['K102', 'K201'],
})
