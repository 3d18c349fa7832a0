import type { RenderLink } from '@fandeck/widgets'
import { usePages } from '../router/pages-context.ts'
import { PageLink } from './PageLink.tsx'
import { SiteLink } from './SiteLink.tsx'

function LinkOrText({ href, children, ref, ...link }: Parameters<RenderLink>[0]) {
  if (!usePages().isPage(href)) return <span className={link.className}>{children}</span>
  return (
    <SiteLink {...link} {...(ref && { ref })} to={href}>
      {children}
    </SiteLink>
  )
}

/** Links a widget to a page of this site; a path without a page is rendered as text. */
export const renderPageLink: RenderLink = (link) => <LinkOrText {...link} />

/** Links a widget to a page of this site, which loads with the press and not before. */
export const renderPlainLink: RenderLink = ({ href, ref, ...link }) => (
  <PageLink {...link} {...(ref && { ref })} to={href} />
)

/** Returns what tells whether a link of the backend leads to a page of this site that does not exist yet. */
export function useIsComing(): (linkUrl: string) => boolean {
  const { isPage } = usePages()
  return (linkUrl) => linkUrl.startsWith('/') && !isPage(linkUrl)
}
