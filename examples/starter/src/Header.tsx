import { useSession } from '@fandeck/react'
import { Link } from 'wouter'
import { Wallet } from './Wallet.tsx'

/** The name of the shop, the wallet and the way to my page, on every page. */
export function Header() {
  const loggedIn = useSession((session) => session.loggedIn)
  return (
    <header className="header fandeck-root">
      <Link className="fandeck-title-3" href="/">
        덱 스토어
      </Link>
      <nav>
        <Link href="/support">고객센터</Link>
        <Wallet />
        {loggedIn ? <Link href="/mypage">MY</Link> : <Link href="/account/login">로그인</Link>}
      </nav>
    </header>
  )
}
