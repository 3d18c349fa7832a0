import { useShop } from '@fandeck/react'
import type { Company } from '@fandeck/sdk/directory'
import { forwardRef, type ReactNode } from 'react'
import { type RenderLink, useRenderLink } from '../primitives/link/LinkProvider.tsx'
import { Part, type PartProps } from '../primitives/part/Part.tsx'
import { useFooterMessages } from './use-footer-messages.ts'
import './SiteFooter.css'

const STALE_MS = 300_000

/** A link to the terms or to a policy. */
export interface FooterLink {
  href: string
  label: ReactNode
  /** Stands out, as the law has the privacy policy do. */
  strong?: boolean | undefined
}

/** The props of the end of every page. */
export interface SiteFooterProps extends PartProps {
  logo: ReactNode
  /** The terms and policies in their order. */
  links: readonly FooterLink[]
  /** The company behind the shop. @default that of `GET /shop` */
  company?: Company | undefined
  renderLink?: RenderLink | undefined
  /** A control after the links, such as a button that asks for a consent again. */
  children?: ReactNode
}

/**
 * The end of every page: logo, legal links, the company and the hours of its customer centre, from `GET /shop`.
 *
 * @see S1.3
 */
export const SiteFooter = /* @__PURE__ */ forwardRef<HTMLElement, SiteFooterProps>(function SiteFooter(
  { logo, links, company: own, renderLink: ownLink, children, ...root },
  ref,
) {
  const messages = useFooterMessages()
  const renderLink = useRenderLink(ownLink)
  const { data: shop } = useShop({ query: { staleTime: STALE_MS, enabled: own === undefined } })
  const company = own ?? shop?.company
  return (
    <Part tag="footer" base="fandeck-root fandeck-footer" {...root} ref={ref}>
      <span className="fandeck-footer__logo">{logo}</span>
      <nav className="fandeck-footer__links" aria-label={messages['footer.links']}>
        <ul className="fandeck-footer__list">
          {links.map(({ href, label, strong }) => (
            <li key={href}>
              {renderLink({
                href,
                className: strong ? 'fandeck-footer__link fandeck-footer__strong' : 'fandeck-footer__link',
                children: label,
              })}
            </li>
          ))}
          {children && <li>{children}</li>}
        </ul>
      </nav>
      <address className="fandeck-footer__company">{company?.name && <About {...company} />}</address>
      <p className="fandeck-footer__support">
        <b>{messages['common.support']}</b>
        <br />
        {company?.hours ?? messages['footer.hours']} · {messages['footer.order']}
      </p>
    </Part>
  )
})

function About({ name, representative, address, businessNumber }: Company) {
  const messages = useFooterMessages()
  return (
    <>
      {messages['footer.company']({ name, representative })}
      <br />
      {address}
      <br />
      {messages['footer.businessNumber']({ number: businessNumber })}
    </>
  )
}
