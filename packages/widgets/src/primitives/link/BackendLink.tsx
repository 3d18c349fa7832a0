import { type ReactNode, useSyncExternalStore } from 'react'
import { useMessagesOf } from '../../theme/messages.tsx'
import type { RenderedProps } from '../part/Part.tsx'
import { destinationOf } from './destination.ts'
import { koLink } from './messages.ko.ts'

/** The props of a link to a page of the site; spread them on your router's link. */
export interface PageLink extends Partial<RenderedProps> {
  href: string
  className: string
  children: ReactNode
  target?: '_blank' | undefined
  rel?: string | undefined
}

/** Renders a link to a page of the site. */
export type RenderLink = (link: PageLink) => ReactNode

/** The default link, for pages without a router. */
export const plainLink: RenderLink = ({ children, ...link }) => <a {...link}>{children}</a>

const never = () => () => {}

/** The origin of the page; `undefined` on a server and during hydration. */
const useOrigin = (): string | undefined =>
  useSyncExternalStore(
    never,
    () => location.origin,
    () => undefined,
  )

/** The props of `BackendLink`. */
export interface BackendLinkProps {
  /** The value from the backend. */
  linkUrl: string | null | undefined
  /** Opens a page of the site in a new window. */
  newWindow?: boolean | undefined
  /** Opens another site in a new window. */
  externalNewWindow?: boolean | undefined
  /** Renders no link for a page over http. */
  httpsOnly?: boolean | undefined
  renderLink?: RenderLink | undefined
  className: string
  children: ReactNode
}

/** A link from the backend, resolved as in D52; renders its content without a link if the target is rejected. */
export function BackendLink({
  linkUrl,
  newWindow = false,
  externalNewWindow = true,
  httpsOnly,
  renderLink = plainLink,
  className,
  children,
}: BackendLinkProps) {
  const messages = useMessagesOf(koLink)
  const to = destinationOf(linkUrl, { origin: useOrigin(), httpsOnly })
  if (!to) return <div className={className}>{children}</div>
  const opens = to.external ? externalNewWindow : newWindow
  const body = (
    <>
      {children}
      {opens && <span className="fandeck-visually-hidden">{messages['link.newWindow']}</span>}
    </>
  )
  if (to.external)
    return (
      <a className={className} href={to.href} target={opens ? '_blank' : undefined} rel="noopener noreferrer">
        {body}
      </a>
    )
  return renderLink({
    href: to.href,
    className,
    children: body,
    ...(opens && { target: '_blank', rel: 'noopener' }),
  })
}
