import { useFandeck } from '@fandeck/react'
import { constants } from '@fandeck/sdk'
import { useQueryClient } from '@tanstack/react-query'
import { type Ref, useCallback, useEffect, useRef } from 'react'
import { createPath, Link, type LinkProps } from 'react-router'
import { prefetchPage } from './prefetch-page.ts'
import { whenIdle } from './when-idle.ts'

export interface SiteLinkProps extends LinkProps {
  ref?: Ref<HTMLAnchorElement> | undefined
}

/** A link that prefetches the script and the data of its page when it is near the viewport (S9.8). */
export function SiteLink({ ref, to, ...link }: SiteLinkProps) {
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
  return <Link {...link} ref={attach} to={to} />
}
