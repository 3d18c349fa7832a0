import './my-tabs.css'
import { NavLink } from 'react-router'

const TABS = [
  { to: '/mypage', label: '내 카드' },
  { to: '/mypage/transaction', label: '거래 내역' },
] as const

/** The sections of my page. */
export function MyTabs() {
  return (
    <nav className="site-tabs" aria-label="MY">
      {TABS.map(({ to, label }) => (
        <NavLink key={to} className="site-tabs__tab" to={to} end>
          {label}
        </NavLink>
      ))}
    </nav>
  )
}
