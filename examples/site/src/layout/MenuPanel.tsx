import { type RenderLink, SiteMenuAccount, SiteMenuLinks } from '@fandeck/widgets'
import { useMessages } from '../messages/use-messages.ts'
import { useLocation } from '../router/Router.tsx'
import { useNamedShop, useSiteShop } from '../use-site-shop.ts'
import { FanArt } from './FanArt.tsx'
import { MENU_LINKS, SUPPORT_LINKS } from './menu-links.ts'
import { PageLink } from './PageLink.tsx'
import { accountPath, OWN_WAY } from './return-path.ts'

/** The account, the sections of the site that the shop has switched on, and its cards. */
export default function MenuPanel() {
  const messages = useMessages()
  const location = useLocation()
  const shop = useSiteShop()
  const { name } = useNamedShop()
  const isOn = ({ part }: { href: string; part?: string }) =>
    part === undefined || !shop || shop.parts.includes(part)
  const signOutHref = accountPath('logout', location)
  const renderAccountLink: RenderLink = ({ href, ref, ...link }) => (
    <PageLink {...link} {...(ref && { ref })} to={href} state={href === signOutHref ? OWN_WAY : undefined} />
  )
  const support = SUPPORT_LINKS.filter(isOn).map(({ href, label, message }) => ({
    href,
    label,
    caption: message === 'menu.story' ? messages[message]({ shop: name }) : messages[message],
  }))
  return (
    <>
      <SiteMenuAccount
        myHref="/mypage"
        signInHref={accountPath('login', location)}
        signOutHref={signOutHref}
        renderLink={renderAccountLink}
      />
      <SiteMenuLinks links={[...MENU_LINKS.filter(isOn), { label: 'SUPPORT', links: support }]} />
      <div className="site-menu-fan">
        <FanArt width={150} />
      </div>
    </>
  )
}
