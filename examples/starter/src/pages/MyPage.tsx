import { useShop } from '@fandeck/react'
import { ActivityList, CardDeck } from '@fandeck/widgets'
import { Link } from 'wouter'
import { Loaded } from '../Loaded.tsx'

/** The member's packs and cards, and what they did. */
export function MyPage() {
  const shop = useShop()
  return (
    <div className="page">
      <title>내 카드</title>
      <header className="row">
        <h1 className="fandeck-title-1 fandeck-root">내 카드</h1>
        <Link className="fandeck-root" href="/mypage/settings">
          내 정보
        </Link>
      </header>
      <Loaded query={shop}>
        {(about) => (
          <CardDeck packs={about?.packs ?? []} emptyActions={<Link href="/">드롭 보러 가기</Link>} />
        )}
      </Loaded>
      <h2 className="fandeck-title-2 fandeck-root">활동 내역</h2>
      <ActivityList />
    </div>
  )
}
