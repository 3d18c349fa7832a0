import { ActivityList, MyPage as Mine, type MyPageScreen } from '@fandeck/widgets'
import { MyTabs } from '../MyTabs.tsx'

const PATHS: { [Screen in MyPageScreen]?: string } = { settings: '/mypage/settings', drops: '/' }

/** The member's cards, and what they did. */
export const MyPage = () => (
  <div className="page">
    <title>내 카드</title>
    <MyTabs />
    <h1 className="fandeck-visually-hidden">내 카드</h1>
    <Mine hrefOf={(screen) => PATHS[screen]} />
    <h2 className="fandeck-title-2 fandeck-root">활동 내역</h2>
    <ActivityList />
  </div>
)
