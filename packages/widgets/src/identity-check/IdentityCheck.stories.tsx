import { FandeckError } from '@fandeck/sdk'
import { refuse } from '@fandeck/sdk/testing'
import { en } from '../messages.en.ts'
import { MessagesProvider } from '../messages.ts'
import { controlled } from '../stories/controlled.tsx'
import { Wide } from '../stories/StoryFrame.tsx'
import { IdentityCheck } from './IdentityCheck.tsx'
import { type IdentityKitOptions, IdentityStory } from './identity.fixtures.tsx'

export default { title: 'Account / Identity check' }

const nothing = () => {}
const RETURN = '?imp_uid=imp-1&success=true&state=tab-1'
const PHONE = 'POST /mypage/genderBirth'

const Story = ({
  search = '',
  renew = false,
  ...kit
}: IdentityKitOptions & { search?: string; renew?: boolean }) => (
  <IdentityStory {...kit}>
    <Wide>
      <IdentityCheck
        allow={['https://pay.example']}
        search={search}
        renew={renew}
        onReturned={nothing}
        onDone={nothing}
        onLater={nothing}
        onSignInRequest={nothing}
      />
    </Wide>
  </IdentityStory>
)

export const Unverified = () => <Story />
export const Renewed = () => <Story level="K201" renew />
export const Done = () => <Story level="K201" />
export const LoggedOut = () => <Story loggedIn={false} />
export const Cancelled = () => <Story begun="tab-1" search="?success=false&state=tab-1" />
export const Loading = () => (
  <Story begun="tab-1" search={RETURN} on={{ [PHONE]: () => new Promise(() => {}) }} />
)
export const Refused = () => (
  <Story
    begun="tab-1"
    search={RETURN}
    on={{ [PHONE]: () => refuse(409, '이미 다른 계정에서 인증한 정보예요.', 'IDENTITY_USED') }}
  />
)
export const Offline = () => (
  <Story
    begun="tab-1"
    search={RETURN}
    on={{ [PHONE]: () => Promise.reject(new FandeckError('http/network', 'The network has failed.')) }}
  />
)
export const English = () => (
  <MessagesProvider messages={en}>
    <Story />
  </MessagesProvider>
)

export const Controls = controlled({ renew: false }, ({ renew }) => (
  <Story level={renew ? 'K201' : 'K102'} renew={renew} />
))
