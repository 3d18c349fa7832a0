import { MemberTabs, type MemberTabsProps } from '@fandeck/widgets'
import { useLocation } from '../router/Router.tsx'
import { renderPlainLink } from './render-page-link.tsx'

/** The pages of one section, of which the address is shown; they keep the way back to a team's page (S5.16). */
export function Tabs({ label, tabs }: Pick<MemberTabsProps, 'label' | 'tabs'>) {
  const { pathname } = useLocation()
  return (
    <MemberTabs className="site-tabs" {...{ label, tabs }} current={pathname} renderLink={renderPlainLink} />
  )
}
