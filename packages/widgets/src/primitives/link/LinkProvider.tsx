import { createContext, type ReactNode, useContext } from 'react'
import type { RenderedProps } from '../part/Part.tsx'

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
const plainLink: RenderLink = ({ children, ...link }) => <a {...link}>{children}</a>

const LinkContext = /* @__PURE__ */ createContext<RenderLink>(plainLink)
const SupportContext = /* @__PURE__ */ createContext<string | undefined>(undefined)

/** The props of `LinkProvider`. */
export interface LinkProviderProps {
  renderLink: RenderLink
  /** The path of the support, which widgets offer after a failed load; without it they offer the retry alone. */
  supportHref?: string | undefined
  children?: ReactNode
}

/**
 * Renders the links of all widgets inside it by your router; without it they are `<a>`. The `renderLink` of a widget
 * overrides it.
 *
 * @example
 * <LinkProvider renderLink={({ href, ...link }) => <Link to={href} {...link} />}>…</LinkProvider>
 */
export function LinkProvider({ renderLink, supportHref, children }: LinkProviderProps) {
  return (
    <LinkContext.Provider value={renderLink}>
      <SupportContext.Provider value={supportHref}>{children}</SupportContext.Provider>
    </LinkContext.Provider>
  )
}

/** Returns the path of the support; `undefined` where the page has named none. */
export const useSupportHref = (): string | undefined => useContext(SupportContext)

/** Returns what renders a link: the widget's own `renderLink`, or that of the page. */
export function useRenderLink(own?: RenderLink): RenderLink {
  const ofPage = useContext(LinkContext)
  return own ?? ofPage
}
