import { type Handler, refuse } from '@fandeck/sdk/testing'
import { en } from '../messages.en.ts'
import { MessagesProvider } from '../messages.ts'
import { Logo } from '../primitives/brand/Logo.tsx'
import { controlled } from '../stories/controlled.tsx'
import { Wide } from '../stories/StoryFrame.tsx'
import { unreachable } from '../stories/support.fixtures.tsx'
import { FooterStory } from './footer.fixtures.tsx'
import { SiteFooter } from './SiteFooter.tsx'

export default { title: 'Site / Site footer' }

const LEGAL = [
  { href: '#terms', label: '이용약관' },
  { href: '#privacy', label: '개인정보처리방침', strong: true },
  { href: '#recurring', label: '정기결제 약관' },
]

interface StoryProps {
  reply?: Handler
  pass?: boolean
  control?: boolean
}

const Story = ({ reply, pass, control = false }: StoryProps) => (
  <FooterStory {...{ reply, pass }}>
    <Wide>
      <SiteFooter logo={<Logo size={18} />} links={LEGAL}>
        {control && <button type="button">이용 기록 설정</button>}
      </SiteFooter>
    </Wide>
  </FooterStory>
)

export const Described = () => <Story />
export const WithControl = () => <Story control />
export const Loading = () => <Story reply={() => new Promise(() => {})} />
export const Refused = () => <Story reply={() => refuse(403, '볼 수 없어요.')} />
export const Offline = () => <Story pass reply={unreachable} />
export const English = () => (
  <MessagesProvider messages={en}>
    <Story />
  </MessagesProvider>
)

export const Controls = controlled({ control: false }, (args) => <Story {...args} />)
