import { Logo } from '@fandeck/widgets'
import { useMessages } from '../messages/use-messages.ts'
import { LEGAL_LINKS } from './legal-links.ts'
import { SiteLink } from './SiteLink.tsx'

/** The legal links, the company and the hours of its customer centre (S1.3). */
export function Footer() {
  const messages = useMessages()
  return (
    <footer className="site-footer">
      <span className="site-footer__logo">
        <Logo size={18} style={{ fontSize: 16.5 }} />
      </span>
      <nav aria-label={messages['policy.links']}>
        <ul className="site-footer__legal">
          {LEGAL_LINKS.map(({ to, message }) => (
            <li key={to}>
              <SiteLink to={to}>{messages[message]}</SiteLink>
            </li>
          ))}
        </ul>
      </nav>
      <address className="site-footer__company">
        팬덱 주식회사 · 대표 홍예린
        <br />
        서울특별시 성동구 카드로 55, 3층
        <br />
        사업자등록번호 000-00-00000
      </address>
      <p className="site-footer__support">
        <b>{messages['support.title']}</b>
        <br />
        {messages['support.hours']} · {messages['support.order']}
      </p>
    </footer>
  )
}
