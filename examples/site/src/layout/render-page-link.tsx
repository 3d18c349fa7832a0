import type { RenderLink } from '@fandeck/widgets'
import { isPage } from '../pages.ts'
import { SiteLink } from './SiteLink.tsx'

/** Links a widget to a page of this site; a path without a page is rendered as text. */
export const renderPageLink: RenderLink = ({ href, children, ref, ...link }) =>
  isPage(href) ? (
    <SiteLink {...link} {...(ref && { ref })} to={href}>
      {children}
    </SiteLink>
  ) : (
    <span className={link.className}>{children}</span>
  )

/** Returns whether a link of the backend leads to a page of this site that does not exist yet. */
export const isComing = (linkUrl: string | null | undefined): boolean =>
  linkUrl?.startsWith('/') === true && !isPage(linkUrl)
