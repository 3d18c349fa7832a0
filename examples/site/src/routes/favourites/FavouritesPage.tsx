import { FavouriteList } from '@fandeck/widgets'
import { ButtonLink } from '../../layout/ButtonLink.tsx'
import { MyTabs } from '../mypage/MyTabs.tsx'

/** The member's favourite cards (S7.46, S7.47). */
export default function FavouritesPage() {
  return (
    <div className="site-list">
      <MyTabs />
      <FavouriteList emptyActions={<ButtonLink to="/mypage">내 카드 보러 가기</ButtonLink>} />
    </div>
  )
}
