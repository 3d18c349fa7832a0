import { en } from '../messages.en.ts'
import { MessagesProvider } from '../messages.ts'
import { controlled } from '../stories/controlled.tsx'
import { Wide } from '../stories/StoryFrame.tsx'
import { AdConsentSwitches } from './AdConsentSwitches.tsx'
import { ProfileForm } from './ProfileForm.tsx'
import { ProfileStory } from './profile.fixtures.tsx'

export default { title: 'Account / Profile form' }

const form = (
  <Wide>
    <ProfileForm />
  </Wide>
)

export const Blank = () => <ProfileStory>{form}</ProfileStory>
export const Loading = () => (
  <ProfileStory on={{ 'GET /mypage/userinfo': () => new Promise(() => {}) }}>{form}</ProfileStory>
)
export const English = () => (
  <MessagesProvider messages={en}>
    <ProfileStory>{form}</ProfileStory>
  </MessagesProvider>
)
export const SwitchesOnly = () => (
  <ProfileStory>
    <Wide>
      <AdConsentSwitches />
    </Wide>
  </ProfileStory>
)

export const Controls = controlled({ nickname: '보라덱' }, ({ nickname }) => (
  <ProfileStory member={{ nickname }}>{form}</ProfileStory>
))
