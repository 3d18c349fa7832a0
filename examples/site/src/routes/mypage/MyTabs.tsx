import { Tabs } from '../../layout/Tabs.tsx'

const TABS = [
  { href: '/mypage', label: '내 카드' },
  { href: '/mypage/activity', label: '활동' },
  { href: '/mypage/favourites', label: '좋아요' },
  { href: '/mypage/transaction', label: '거래 내역' },
] as const

/** The sections of my page. */
export const MyTabs = () => <Tabs label="MY" tabs={TABS} />
