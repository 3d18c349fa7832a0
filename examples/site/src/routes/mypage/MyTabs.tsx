import { Tabs } from '../../layout/Tabs.tsx'

const TABS = [
  { to: '/mypage', label: '내 카드' },
  { to: '/mypage/activity', label: '활동' },
  { to: '/mypage/favourites', label: '좋아요' },
  { to: '/mypage/transaction', label: '거래 내역' },
] as const

/** The sections of my page. */
export const MyTabs = () => <Tabs label="MY" tabs={TABS} />
