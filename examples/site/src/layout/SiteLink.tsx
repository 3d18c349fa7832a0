import { useFandeck } from '@fandeck/react'
import { constants } from '@fandeck/sdk'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef } from 'react'
import { usePages } from '../router/pages-context.ts'
import { PageLink, type PageLinkProps } from './PageLink.tsx'
import { prefetchPage, prefetchScript } from './prefetch-page.ts'

/** What a visitor does before a press. */
const INTENTS = ['pointerenter', 'touchstart', 'focus'] as const

/**
 * A link that prefetches the script of its page when it is near the viewport (S9.8), and the data as soon as a visitor
 * turns to it: a page has links to far more data than a visit needs.
 */
export function SiteLink({ ref, to, ...link }: PageLinkProps) {
  const fandeck = useFandeck()
  const cache = useQueryClient()
  const { placeOf, has } = usePages()
  const anchor = useRef<HTMLAnchorElement>(null)

  useEffect(() => {
    const element = anchor.current
    if (!element || !('IntersectionObserver' in window)) return
    let cancel = () => {}
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        cancel = prefetchScript(placeOf(to).page)
      },
      { rootMargin: `${constants.prefetchMargin}px` },
    )
    observer.observe(element)
    return () => {
      observer.disconnect()
      cancel()
    }
  }, [to, placeOf])

  useEffect(() => {
    const element = anchor.current
    if (!element) return
    const prefetch = () => {
      for (const intent of INTENTS) element.removeEventListener(intent, prefetch)
      void prefetchPage(placeOf(to), { cache, fandeck, has })
    }
    for (const intent of INTENTS) element.addEventListener(intent, prefetch, { passive: true })
    return () => {
      for (const intent of INTENTS) element.removeEventListener(intent, prefetch)
    }
  }, [to, placeOf, has, cache, fandeck])

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
