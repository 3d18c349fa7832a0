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

/** The props of `LinkProvider`. */
export interface LinkProviderProps {
  renderLink: RenderLink
  children?: ReactNode
}

/**
 * Renders the links of all widgets inside it by your router; without it they are `<a>`. The `renderLink` of a widget
 * overrides it.
 *
 * @example
 * <LinkProvider renderLink={({ href, ...link }) => <Link to={href} {...link} />}>…</LinkProvider>
 */
export function LinkProvider({ renderLink, children }: LinkProviderProps) {
  return <LinkContext.Provider value={renderLink}>{children}</LinkContext.Provider>
}

/** Returns what renders a link: the widget's own `renderLink`, or that of the page. */
export function useRenderLink(own?: RenderLink): RenderLink {
  const ofPage = useContext(LinkContext)
  return own ?? ofPage
}
