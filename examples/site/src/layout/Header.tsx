import { type HeaderStart, SiteHeader } from '@fandeck/widgets'
import { lazy, Suspense } from 'react'
import type { PageEntry } from '../page-entry.ts'
import { useLocation, useNavigate } from '../router/Router.tsx'
import { named } from '../shop-texts.ts'
import { useNamedShop } from '../use-site-shop.ts'
import { accountPath } from './return-path.ts'
import { ShopLogo, ShopMark } from './ShopLogo.tsx'
import { useSiteWallet } from './site-wallet.ts'

const TeamHeading = lazy(() => import('./TeamHeading.tsx'))

export interface HeaderProps {
  page: PageEntry
  menuOpen: boolean
  onMenu(): void
}

/** The way back and the team of a campaign's page; the logo on a page that no campaign has. */
const renderTeam = ({ home, back }: HeaderStart) => (
  <Suspense fallback={back}>
    <TeamHeading back={back} otherwise={home} />
  </Suspense>
)

/** The header, by the entry of its page (S2.27). */
export function Header({ page, menuOpen, onMenu }: HeaderProps) {
  const location = useLocation()
  const navigate = useNavigate()
  const wallet = useSiteWallet()
  const shop = useNamedShop()
  const isTeam = page.header === 'team'
  // The first page of a visit has no history to go back to.
  const goBack = () => (location.key === 'default' ? navigate('/') : navigate(-1))
  return (
    <SiteHeader
      className="site-header"
      data-team={(isTeam && !menuOpen) || undefined}
      homeHref="/"
      homeLabel={`${shop.brand?.wordmark ?? shop.name} 홈`}
      logo={<ShopLogo size={20} />}
      mark={<ShopMark width={26} />}
      onBack={page.back || isTeam ? goBack : undefined}
      heading={isTeam || page.back === true ? undefined : page.back && named(page.back, shop)}
      headingLevel={page.ownHeading ? undefined : 1}
      renderStart={isTeam ? renderTeam : undefined}
      overArt={page.header === 'art'}
      signInHref={accountPath('login', location)}
      onWallet={wallet.open}
      menuOpen={menuOpen}
      onMenu={onMenu}
    />
  )
}
