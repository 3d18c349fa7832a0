import { en } from '../messages.en.ts'
import { MessagesProvider } from '../messages.ts'
import { controlled } from '../stories/controlled.tsx'
import { Wide } from '../stories/StoryFrame.tsx'
import { PasswordForm } from './PasswordForm.tsx'
import { type PasswordKitOptions, PasswordStory } from './password.fixtures.tsx'

export default { title: 'Account / Password form' }

const Story = (options: PasswordKitOptions) => (
  <PasswordStory {...options}>
    <Wide>
      <PasswordForm onSignInRequest={() => {}} />
    </Wide>
  </PasswordStory>
)

export const Blank = () => <Story />
export const WithoutPassword = () => <Story methods={['phone']} />
export const LoggedOut = () => <Story loggedIn={false} />
export const Loading = () => <Story on={{ 'GET /mypage/userinfo': () => new Promise(() => {}) }} />
export const English = () => (
  <MessagesProvider messages={en}>
    <Story />
  </MessagesProvider>
)

export const Controls = controlled({ loggedIn: true }, (args) => <Story {...args} />)
