import { useMember } from '@fandeck/react'
import { ActivityList } from '@fandeck/widgets'
import { ReturnToTeam } from '../../layout/ReturnToTeam.tsx'
import { MyHead } from '../mypage/MyHead.tsx'
import { useDeck } from '../mypage/use-deck.ts'

/** What the member did (S7.42). */
export default function ActivityPage() {
  return (
    <div className="site-mypage">
      <MyHead member={useMember().data} deck={useDeck()} />
      <ActivityList />
      <ReturnToTeam />
    </div>
  )
}
