import { ContinueButton, type RenderLink, SiteMenuAccount, SiteMenuLinks } from '@fandeck/widgets'
import { useMessages } from '../messages/use-messages.ts'
import { usePages } from '../router/pages-context.ts'
import { useLocation } from '../router/Router.tsx'
import { useContinuationPage } from '../routes/continue/use-continuation-page.ts'
import { useNamedShop } from '../use-site-shop.ts'
import { FanArt } from './FanArt.tsx'
import { MENU_LINKS, SUPPORT_LINKS } from './menu-links.ts'
import { PageLink } from './PageLink.tsx'
import { accountPath, OWN_WAY } from './return-path.ts'

/** The account, the sections of the site that the shop has switched on, and its cards. */
export default function MenuPanel() {
  const messages = useMessages()
  const location = useLocation()
  const { name } = useNamedShop()
  const { isPage } = usePages()
  useContinuationPage()
  const isOn = ({ href }: { href: string }) => isPage(href)
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
      <SiteMenuLinks
        links={[
          ...MENU_LINKS.filter(isOn),
          ...(support.length > 0 ? [{ label: 'SUPPORT', links: support }] : []),
        ]}
      />
      <ContinueButton />
      <div className="site-menu-fan">
        <FanArt width={150} />
      </div>
    </>
  )
}
