import { refuse } from '@fandeck/sdk/testing'
import { en } from '../messages.en.ts'
import { MessagesProvider } from '../messages.ts'
import { controlled } from '../stories/controlled.tsx'
import { Wide } from '../stories/StoryFrame.tsx'
import { EmailLinkForm } from './EmailLinkForm.tsx'
import { LinkedLogins } from './LinkedLogins.tsx'
import { KAKAO, type LoginsKitOptions, LoginsStory, MAIL, PHONE } from './logins.fixtures.tsx'

export default { title: 'Account / Linked logins' }

const LIST = 'GET /mypage/login'

const Story = (options: LoginsKitOptions) => (
  <LoginsStory {...options}>
    <Wide>
      <LinkedLogins verifyHref="#verify" emailHref="#email" onSignInRequest={() => {}} />
    </Wide>
  </LoginsStory>
)

export const Several = () => <Story methods={[PHONE, KAKAO, MAIL]} />
export const Last = () => <Story methods={[PHONE]} />
export const WithoutGoogle = () => <Story offered={['phone', 'password', 'kakao']} />
export const LoggedOut = () => <Story loggedIn={false} />
export const Loading = () => <Story on={{ [LIST]: () => new Promise(() => {}) }} />
export const Refused = () => <Story on={{ [LIST]: () => refuse(403, '볼 수 없어요.') }} />
export const Offline = () => <Story on={{ [LIST]: () => Promise.reject(new TypeError('Failed to fetch')) }} />
export const ByEmail = () => (
  <LoginsStory>
    <Wide>
      <EmailLinkForm onSignInRequest={() => {}} />
    </Wide>
  </LoginsStory>
)
export const English = () => (
  <MessagesProvider messages={en}>
    <Story />
  </MessagesProvider>
)

export const Controls = controlled({ google: true, kakao: true }, ({ google, kakao }) => (
  <Story offered={['phone', 'password', ...(google ? ['google'] : []), ...(kakao ? ['kakao'] : [])]} />
))
