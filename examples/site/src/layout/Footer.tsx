import { Logo } from '@fandeck/widgets'
import { lazy, Suspense } from 'react'
import { useMessages } from '../messages/use-messages.ts'
import { useSite } from '../site-context.ts'
import { useSiteShop } from '../use-site-shop.ts'
import { LEGAL_LINKS } from './legal-links.ts'
import { SiteLink } from './SiteLink.tsx'

const ConsentAgain = lazy(() =>
  import('../telemetry/ConsentAgain.tsx').catch(() => ({ default: () => <></> })),
)

/** The legal links, the company and the hours of its customer centre (S1.3). */
export function Footer() {
  const messages = useMessages()
  const company = useSiteShop()?.company
  const asks = useSite().telemetry !== undefined
  return (
    <footer className="site-footer">
      <span className="site-footer__logo">
        <Logo className="site-footer__mark" size={18} style={{ fontSize: 16.5 }} />
      </span>
      <nav aria-label={messages['policy.links']}>
        <ul className="site-footer__legal">
          {LEGAL_LINKS.map(({ to, message }) => (
            <li key={to}>
              <SiteLink to={to}>{messages[message]}</SiteLink>
            </li>
          ))}
          {asks && (
            <li>
              <Suspense>
                <ConsentAgain />
              </Suspense>
            </li>
          )}
        </ul>
      </nav>
      <address className="site-footer__company">
        {company?.name && (
          <>
            {company.name} · 대표 {company.representative}
            <br />
            {company.address}
            <br />
            사업자등록번호 {company.businessNumber}
          </>
        )}
      </address>
      <p className="site-footer__support">
        <b>{messages['support.title']}</b>
        <br />
        {company?.hours ?? messages['support.hours']} · {messages['support.order']}
      </p>
    </footer>
  )
}
