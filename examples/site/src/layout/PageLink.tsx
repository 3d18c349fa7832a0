import type { ComponentProps, MouseEvent, Ref } from 'react'
import { usePages } from '../router/pages-context.ts'
import { useLocation, useNavigate } from '../router/Router.tsx'
import { pageMove } from './page-move.ts'
import { withWayBack } from './way-back.ts'

export interface PageLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'ref'> {
  /** The path of a page of the site, with its query. */
  to: string
  /** Kept in the entry of the history, which no link of another site can set. */
  state?: unknown
  ref?: Ref<HTMLAnchorElement> | undefined
}

/** Whether a press opens the page in this tab. */
const isPlain = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent) =>
  button === 0 && !(metaKey || altKey || ctrlKey || shiftKey)

/** A link to a page of the site; one to my page leads back to the team's page that it is on (S2.38). */
export function PageLink({ to: path, state, onClick, ...link }: PageLinkProps) {
  const navigate = useNavigate()
  const { placeOf } = usePages()
  const { pathname, search, hash } = useLocation()
  const to = withWayBack(path, { pathname, search }, () => placeOf(pathname).page.header === 'team')
  return (
    <a
      {...link}
      href={to}
      onClick={(event) => {
        onClick?.(event)
        if (event.defaultPrevented || !isPlain(event) || (link.target && link.target !== '_self')) return
        event.preventDefault()
        // A link to this page is no new entry of the history.
        const change = () => navigate(to, { replace: to === pathname + search + hash, state })
        if (!pageMove.start?.(event.currentTarget, change)) change()
      }}
    />
  )
}
