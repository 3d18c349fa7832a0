import { FavouriteList } from '@fandeck/widgets'
import { ButtonLink } from '../../layout/ButtonLink.tsx'
import { MyHead } from '../mypage/MyHead.tsx'

/** The member's favourite cards (S7.46, S7.47). */
export default function FavouritesPage() {
  return (
    <MyHead>
      <FavouriteList emptyActions={<ButtonLink to="/mypage">내 카드 보러 가기</ButtonLink>} />
    </MyHead>
  )
}
