import './tabs.css'
import { NavLink } from 'react-router'

export interface TabsProps {
  label: string
  tabs: readonly { to: string; label: string }[]
}

/** Links between pages of one section. */
export function Tabs({ label, tabs }: TabsProps) {
  return (
    <nav className="site-tabs" aria-label={label}>
      {tabs.map((tab) => (
        <NavLink key={tab.to} className="site-tabs__tab" to={tab.to} end>
          {tab.label}
        </NavLink>
      ))}
    </nav>
  )
}
