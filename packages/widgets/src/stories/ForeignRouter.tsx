import { type MouseEvent, type ReactNode, useState } from 'react'
import { LinkProvider, type PageLink } from '../primitives/link/LinkProvider.tsx'

/** The folder of the pages, which this router puts before their paths. */
const BASE = '/app'

/** What a router gives to its pages. */
export interface ForeignRouterControls {
  /** Changes the address without loading a page. */
  go(path: string): void
}

/**
 * A page of another site, whose router keeps the address in memory and shows it: the links of its widgets are those of
 * this router (`LinkProvider`).
 */
export function ForeignRouter({
  children,
}: {
  children: ReactNode | ((router: ForeignRouterControls) => ReactNode)
}) {
  const [address, go] = useState(`${BASE}/here`)
  const renderLink = ({ href, ...link }: PageLink) => {
    const path = BASE + href
    const follow = (event: MouseEvent) => {
      event.preventDefault()
      go(path)
    }
    return <a {...link} href={path} onClick={follow} />
  }
  return (
    <LinkProvider renderLink={renderLink} supportHref="/support">
      <output aria-label="주소" className="fandeck-caption">
        <span lang="en">{address}</span>
      </output>
      {typeof children === 'function' ? children({ go: (path) => go(BASE + path) }) : children}
    </LinkProvider>
  )
}
