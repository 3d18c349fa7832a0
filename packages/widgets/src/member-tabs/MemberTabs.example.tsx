import { MemberTabs } from '@fandeck/widgets'

const TABS = [
  { href: '/my', label: '내 카드' },
  { href: '/my/activity', label: '활동' },
  { href: '/my/orders', label: '거래 내역' },
]

/** The sections of my page. */
export const MyTabs = () => <MemberTabs label="MY" tabs={TABS} current={window.location.pathname} />
