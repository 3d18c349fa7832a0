import { ActivityList } from '@fandeck/widgets'
import { MyTabs } from '../mypage/MyTabs.tsx'

/** What the member did (S7.42). */
export default function ActivityPage() {
  return (
    <div className="site-list">
      <MyTabs />
      <ActivityList />
    </div>
  )
}
