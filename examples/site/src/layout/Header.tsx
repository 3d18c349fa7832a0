import { useSession, useUser } from '@fandeck/react'
import { IconButton, Logo, Mark } from '@fandeck/widgets'
import { ChevronLeft, LogIn, Menu, Wallet, X } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useMessages } from '../messages/use-messages.ts'
import type { PageEntry } from '../page-entry.ts'
import { useLocation, useNavigate } from '../router/Router.tsx'
import { accountPath } from './return-path.ts'
import { SiteLink } from './SiteLink.tsx'
import { useSiteWallet } from './site-wallet.ts'
import { useScrolled } from './use-scrolled.ts'

const TeamHeading = lazy(() => import('./TeamHeading.tsx'))
const HOME = <Home />

export interface HeaderProps {
  page: PageEntry
  menuOpen: boolean
  onMenu(): void
}

/** Logo, beside the way back where there is one, login (logged out only), wallet, menu (S2.27). */
export function Header({ page, menuOpen, onMenu }: HeaderProps) {
  const scrolled = useScrolled(8)
  const location = useLocation()
  const loggedIn = useSession((session) => session.loggedIn)
  const over = page.header === 'art' && !scrolled && !menuOpen
  return (
    <header
      className={over ? 'site-header fandeck-on-art' : 'site-header'}
      data-over={over || undefined}
      data-scrolled={scrolled || undefined}
      data-team={(page.header === 'team' && !menuOpen) || undefined}
    >
      {page.header === 'team' && !menuOpen ? (
        <TeamBack />
      ) : page.back && !menuOpen ? (
        <Back heading={page.back} isHeading={!page.ownHeading} />
      ) : (
        <Home />
      )}
      <div className="site-header__actions">
        {!loggedIn && (
          <SiteLink className="fandeck-icon-button" aria-label="로그인" to={accountPath('login', location)}>
            <LogIn size={24} strokeWidth={1.75} aria-hidden />
          </SiteLink>
        )}
        <WalletButton />
        <IconButton
          label={menuOpen ? '메뉴 닫기' : '메뉴 열기'}
          aria-expanded={menuOpen}
          aria-controls="site-menu"
          onClick={onMenu}
        >
          {menuOpen ? <X size={24} aria-hidden /> : <Menu size={24} aria-hidden />}
        </IconButton>
      </div>
    </header>
  )
}

function Home() {
  return (
    <SiteLink className="site-header__logo" to="/" aria-label="fandeck 홈">
      <Logo size={20} />
    </SiteLink>
  )
}

/** The way back and the team of a campaign's page; the logo on a page that no campaign has. */
function TeamBack() {
  const back = <Back heading={true} isHeading={false} />
  return (
    <Suspense fallback={back}>
      <TeamHeading back={back} otherwise={HOME} />
    </Suspense>
  )
}

function Back({ heading, isHeading }: { heading: true | string; isHeading: boolean }) {
  const Heading = isHeading ? 'h1' : 'p'
  const navigate = useNavigate()
  const { key } = useLocation()
  // The first page of a visit has no history to go back to.
  const back = () => (key === 'default' ? navigate('/') : navigate(-1))
  return (
    <div className="site-header__back">
      <IconButton label="뒤로" onClick={back}>
        <ChevronLeft size={24} aria-hidden />
      </IconButton>
      <SiteLink className="site-header__mark" to="/" aria-label="fandeck 홈">
        <Mark width={26} />
      </SiteLink>
      {heading !== true && <Heading className="site-header__heading">{heading}</Heading>}
    </div>
  )
}

function WalletButton() {
  const messages = useMessages()
  const wallet = useSiteWallet()
  const linked = useUser()?.walletLinked ?? false
  return (
    <IconButton
      className="site-wallet-icon"
      data-linked={linked || undefined}
      label={messages[linked ? 'wallet.icon.linked' : 'wallet.icon.unlinked']}
      onClick={wallet.open}
    >
      <Wallet size={24} aria-hidden />
      {linked && <span className="site-wallet-icon__dot" />}
    </IconButton>
  )
}
