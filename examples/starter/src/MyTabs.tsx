import { MemberTabs } from '@fandeck/widgets'
import { useLocation } from 'wouter'

const TABS = [
  { href: '/mypage', label: '내 카드' },
  { href: '/mypage/settings', label: '내 정보' },
]

/** The sections of my page. */
export function MyTabs() {
  const [path] = useLocation()
  return <MemberTabs label="MY" tabs={TABS} current={path} />
}
