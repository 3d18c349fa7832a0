import { MemberTabs, type MemberTabsProps } from '@fandeck/widgets'
import { usePages } from '../router/pages-context.ts'
import { useLocation } from '../router/Router.tsx'
import { renderPlainLink } from './render-page-link.tsx'

/** The pages of one section that the site has, of which the address is shown; they keep the way back to a team's page (S5.16). */
export function Tabs({ label, tabs }: Pick<MemberTabsProps, 'label' | 'tabs'>) {
  const { pathname } = useLocation()
  const { isPage } = usePages()
  return (
    <MemberTabs
      className="site-tabs"
      label={label}
      tabs={tabs.filter(({ href }) => isPage(href))}
      current={pathname}
      renderLink={renderPlainLink}
    />
  )
}
