import './tabs.css'
import { useLocation } from '../router/Router.tsx'
import { PageLink } from './PageLink.tsx'

export interface TabsProps {
  label: string
  tabs: readonly { to: string; label: string }[]
}

/** Links between pages of one section. */
export function Tabs({ label, tabs }: TabsProps) {
  const { pathname } = useLocation()
  return (
    <nav className="site-tabs" aria-label={label}>
      {tabs.map((tab) => (
        <PageLink
          key={tab.to}
          className="site-tabs__tab"
          to={tab.to}
          aria-current={tab.to === pathname ? 'page' : undefined}
        >
          {tab.label}
        </PageLink>
      ))}
    </nav>
  )
}
