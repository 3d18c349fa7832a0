import type { ComponentProps, Ref } from 'react'
import { type To, useHref, useLinkClickHandler } from 'react-router'
import { movePage } from './page-transition.ts'

export interface PageLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'ref'> {
  to: To
  ref?: Ref<HTMLAnchorElement> | undefined
}

/**
 * A link to a page of the site. The router's own `Link` brings the preloads of its framework mode, 2 kB that the site
 * does not use.
 */
export function PageLink({ to, onClick, ...link }: PageLinkProps) {
  const href = useHref(to)
  const navigate = useLinkClickHandler<HTMLAnchorElement>(to, link.target ? { target: link.target } : {})
  return (
    <a
      {...link}
      href={href}
      onClick={(event) => {
        onClick?.(event)
        if (event.defaultPrevented) return
        const plain =
          event.button === 0 && !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey)
        if (plain && !link.target && movePage(event.currentTarget, () => navigate(event)))
          event.preventDefault()
        else navigate(event)
      }}
    />
  )
}
