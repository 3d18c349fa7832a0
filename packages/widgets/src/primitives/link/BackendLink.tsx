import { type ReactNode, useSyncExternalStore } from 'react'
import { useMessagesOf } from '../../theme/messages.tsx'
import { destinationOf } from './destination.ts'
import { type RenderLink, useRenderLink } from './LinkProvider.tsx'
import { koLink } from './messages.ko.ts'

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
  renderLink,
  className,
  children,
}: BackendLinkProps) {
  const messages = useMessagesOf(koLink)
  const render = useRenderLink(renderLink)
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
  return render({
    href: to.href,
    className,
    children: body,
    ...(opens && { target: '_blank', rel: 'noopener' }),
  })
}
