import { useShop } from '@fandeck/react'
import { ActivityList, CardDeck, ListState } from '@fandeck/widgets'
import { Link } from 'wouter'
import { MyTabs } from '../MyTabs.tsx'

/** The member's packs and cards, and what they did. */
export function MyPage() {
  const shop = useShop()
  return (
    <div className="page">
      <title>내 카드</title>
      <MyTabs />
      <h1 className="fandeck-title-1">내 카드</h1>
      <ListState query={shop}>
        {(about) => (
          <CardDeck packs={about?.packs ?? []} emptyActions={<Link href="/">드롭 보러 가기</Link>} />
        )}
      </ListState>
      <h2 className="fandeck-title-2">활동 내역</h2>
      <ActivityList />
    </div>
  )
}
