import './menu.css'
import { useMember, useSession } from '@fandeck/react'
import { Image, Skeleton } from '@fandeck/widgets'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { ButtonLink } from './ButtonLink.tsx'
import { FanArt } from './FanArt.tsx'
import { MenuLinks } from './MenuLinks.tsx'
import { accountPath } from './return-path.ts'
import { useScrollLock } from './use-scroll-lock.ts'

export interface MenuProps {
  open: boolean
  onClose(): void
}

/** The column below the header. Closes on route changes (S2.30) and locks the page's scroll (S2.31). */
export function Menu({ open, onClose }: MenuProps) {
  const loggedIn = useSession((session) => session.loggedIn)
  useScrollLock(open)
  useEffect(() => {
    if (!open) return
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && onClose()
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [open, onClose])

  return (
    <nav className="site-menu" id="site-menu" aria-label="메뉴" hidden={!open}>
      {open && (loggedIn ? <Account /> : <SignedOutAccount />)}
      {open && <MenuLinks />}
      {open && (
        <div className="site-menu__fan">
          <FanArt width={150} />
        </div>
      )}
    </nav>
  )
}

function Account() {
  const { data: member } = useMember()
  const location = useLocation()
  return (
    <div className="site-menu__account fandeck-inset">
      <Image className="site-avatar" src={member?.image ?? undefined} alt="" style={{ width: 52 }} />
      <div className="site-menu__who" aria-busy={!member}>
        <span className="site-menu__name">{member?.nickname ?? <Skeleton width={88} height={20} />}</span>
        <span className="fandeck-caption">
          {member ? `${member.totalPoint.toLocaleString('ko-KR')}P` : <Skeleton width={56} height={14} />}
        </span>
      </div>
      <ButtonLink size={36} to="/mypage">
        MY
      </ButtonLink>
      <ButtonLink size={36} kind="outline" to={accountPath('logout', location)}>
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
