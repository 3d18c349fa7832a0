import { controlled } from '../stories/controlled.tsx'
import { Wide } from '../stories/StoryFrame.tsx'
import { MemberTabs } from './MemberTabs.tsx'

export default { title: 'Account / Member tabs' }

const TABS = ['내 카드', '활동', '좋아요', '거래 내역'].map((label, at) => ({ href: `#${at}`, label }))
const LONG = ['컬렉션', '포인트', '응모 내역', '로그인한 기기'].map((label, at) => ({
  href: `#more-${at}`,
  label,
}))

const Story = ({ current = '#0', many = false }: { current?: string; many?: boolean }) => (
  <Wide>
    <MemberTabs label="MY" tabs={many ? [...TABS, ...LONG] : TABS} current={current} />
  </Wide>
)

export const First = () => <Story />
export const Last = () => <Story current="#3" />
export const Elsewhere = () => <Story current="#elsewhere" />
export const Scrolled = () => <Story many />

export const Controls = controlled({ current: '#0', many: false }, (args) => <Story {...args} />, {
  current: ['#0', '#1', '#2', '#3'],
})
