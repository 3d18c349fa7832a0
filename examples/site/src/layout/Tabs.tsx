import { MemberTabs, type MemberTabsProps, type RenderLink } from '@fandeck/widgets'
import { useLocation } from '../router/Router.tsx'
import { PageLink } from './PageLink.tsx'

/** Keeps the way back to a team's page (S5.16), and loads no page before a press. */
const renderTab: RenderLink = ({ href, ref, ...link }) => (
  <PageLink {...link} {...(ref && { ref })} to={href} />
)

/** The pages of one section, of which the address is shown. */
export function Tabs({ label, tabs }: Pick<MemberTabsProps, 'label' | 'tabs'>) {
  const { pathname } = useLocation()
  return <MemberTabs className="site-tabs" {...{ label, tabs }} current={pathname} renderLink={renderTab} />
}
