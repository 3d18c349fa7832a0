import { SiteFooter, SiteHeader, SiteMenu, SiteMenuAccount, SiteMenuLinks } from '@fandeck/widgets'
import { type MouseEvent, type ReactNode, useState } from 'react'
import { useLocation } from 'wouter'
import { samples } from './fandeck.ts'
import { accountPath } from './return-path.ts'
import { Wallet } from './Wallet.tsx'

const NAME = import.meta.env.VITE_SITE_NAME
const SECTIONS = [
  { href: '/', label: '드롭' },
  { href: '/support', label: '고객센터' },
]
const LEGAL = [{ href: '/support', label: '공지사항과 자주 묻는 질문' }]

/** The header with the wallet and the menu, a page, and the footer. */
export function Shell({ children }: { children: ReactNode }) {
  const [path] = useLocation()
  const [menuAt, setMenuAt] = useState<string>()
  const [wallet, setWallet] = useState(false)
  const menuOpen = menuAt === path
  const close = () => setMenuAt(undefined)
  const closeByLink = ({ target }: MouseEvent) => target instanceof Element && target.closest('a') && close()
  return (
    <div className="column fandeck-root">
      <SiteHeader
        homeHref="/"
        homeLabel={`${NAME} 홈`}
        logo={<b className="fandeck-title-3">{NAME}</b>}
        signInHref={accountPath('login')}
        onWallet={() => setWallet(true)}
        menuOpen={menuOpen}
        onMenu={() => setMenuAt(menuOpen ? undefined : path)}
      />
      <SiteMenu open={menuOpen} onClose={close} onClick={closeByLink}>
        <SiteMenuAccount myHref="/mypage" signInHref={accountPath('login')} signOutHref="/account/logout" />
        <SiteMenuLinks links={SECTIONS} />
      </SiteMenu>
      <div inert={menuOpen}>
        <main className="main">
          {samples && <samples.SampleNotice />}
          {children}
        </main>
        <SiteFooter logo={<b>{NAME}</b>} links={LEGAL} />
      </div>
      <Wallet open={wallet} onOpenChange={setWallet} />
    </div>
  )
}
