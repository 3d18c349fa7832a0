import { useMember, useSession } from '@fandeck/react'
import { Image, Skeleton } from '@fandeck/widgets'
import { useLocation } from '../router/Router.tsx'
import { ButtonLink } from './ButtonLink.tsx'
import { FanArt } from './FanArt.tsx'
import { MenuLinks } from './MenuLinks.tsx'
import { accountPath, OWN_WAY } from './return-path.ts'

/** The account, the sections of the site and its cards. */
export default function MenuPanel() {
  const loggedIn = useSession((session) => session.loggedIn)
  return (
    <>
      {loggedIn ? <Account /> : <SignedOutAccount />}
      <MenuLinks />
      <div className="site-menu__fan">
        <FanArt width={150} />
      </div>
    </>
  )
}

function Account() {
  const { data: member } = useMember()
  const location = useLocation()
  return (
    <div className="site-menu__account fandeck-inset">
      <Image
        className="site-avatar"
        shownWidth={76}
        src={member?.image ?? undefined}
        alt=""
        style={{ width: 52 }}
      />
      <div className="site-menu__who" aria-busy={!member}>
        <span className="site-menu__name">{member?.nickname ?? <Skeleton width={88} height={20} />}</span>
        <span className="fandeck-caption">
          {member ? `${member.totalPoint.toLocaleString('ko-KR')}P` : <Skeleton width={56} height={14} />}
        </span>
      </div>
      <ButtonLink size={36} to="/mypage">
        MY
      </ButtonLink>
      <ButtonLink size={36} kind="outline" to={accountPath('logout', location)} state={OWN_WAY}>
        LOGOUT
      </ButtonLink>
    </div>
  )
}

function SignedOutAccount() {
  const location = useLocation()
  return (
    <div className="site-menu__account fandeck-inset">
      <div className="site-menu__who">
        <span className="site-menu__name">반가워요</span>
        <span className="fandeck-caption">로그인하면 카드와 혜택을 볼 수 있어요</span>
      </div>
      <ButtonLink size={36} to={accountPath('login', location)}>
        LOGIN
      </ButtonLink>
    </div>
  )
}
