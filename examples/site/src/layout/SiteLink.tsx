import { useFandeck } from '@fandeck/react'
import { constants } from '@fandeck/sdk'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef } from 'react'
import { createPath } from 'react-router'
import { PageLink, type PageLinkProps } from './PageLink.tsx'
import { prefetchPage } from './prefetch-page.ts'
import { whenIdle } from './when-idle.ts'

/** A link that prefetches the script and the data of its page when it is near the viewport (S9.8). */
export function SiteLink({ ref, to, ...link }: PageLinkProps) {
  const fandeck = useFandeck()
  const cache = useQueryClient()
  const anchor = useRef<HTMLAnchorElement>(null)
  const href = typeof to === 'string' ? to : createPath(to)

  useEffect(() => {
    const element = anchor.current
    if (!element || !('IntersectionObserver' in window)) return
    let cancel = () => {}
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        cancel = whenIdle(() => void prefetchPage(href, { cache, fandeck }))
      },
      { rootMargin: `${constants.prefetchMargin}px` },
    )
    observer.observe(element)
    return () => {
      observer.disconnect()
      cancel()
    }
  }, [href, cache, fandeck])

  const attach = useCallback(
    (element: HTMLAnchorElement | null) => {
      anchor.current = element
      if (typeof ref === 'function') ref(element)
      else if (ref) ref.current = element
    },
    [ref],
  )
  return <PageLink {...link} ref={attach} to={to} />
}
