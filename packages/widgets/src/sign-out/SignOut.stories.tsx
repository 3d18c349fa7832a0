import { refuse } from '@fandeck/sdk/testing'
import { en } from '../messages.en.ts'
import { MessagesProvider } from '../messages.ts'
import { controlled } from '../stories/controlled.tsx'
import { Wide } from '../stories/StoryFrame.tsx'
import { unreachable } from '../stories/support.fixtures.tsx'
import { SignOut } from './SignOut.tsx'
import { type SignOutKitOptions, SignOutStory } from './sign-out.fixtures.tsx'

export default { title: 'Account / Sign out' }

const pending = () => new Promise<Response>(() => {})

const Story = ({ own = true, ...options }: SignOutKitOptions & { pass?: boolean; own?: boolean }) => (
  <SignOutStory {...options}>
    <Wide>
      <SignOut own={own} onDone={() => {}} />
    </Wide>
  </SignOutStory>
)

export const Pending = () => <Story onSignOut={pending} />
export const Asking = () => <Story own={false} />
export const LoggedOut = () => <Story loggedIn={false} onSignOut={pending} />
export const Refused = () => <Story onSignOut={() => refuse(403, '로그아웃할 수 없어요.')} />
export const Offline = () => <Story pass onSignOut={unreachable} />
export const English = () => (
  <MessagesProvider messages={en}>
    <Story pass onSignOut={unreachable} />
  </MessagesProvider>
)

export const Controls = controlled({ loggedIn: true }, (options) => (
  <Story {...options} onSignOut={pending} />
))
