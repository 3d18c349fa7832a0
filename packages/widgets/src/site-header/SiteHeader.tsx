import { forwardRef, type ReactNode } from 'react'
import { classNames } from '../primitives/class-names.ts'
import { type RenderLink, useRenderLink } from '../primitives/link/LinkProvider.tsx'
import { type HeadedPartProps, Part } from '../primitives/part/Part.tsx'
import { HeaderActions, type HeaderActionsProps } from './HeaderActions.tsx'
import { HeaderBack } from './HeaderBack.tsx'
import { useScrolled } from './use-scrolled.ts'
import './SiteHeader.css'

/** What the start of a header consists of. */
export interface HeaderStart {
  /** The logo, which links to the home page. */
  home: ReactNode
  /** The way back with the small logo and the heading. */
  back: ReactNode
}

/** The props of the header. */
export interface SiteHeaderProps
  extends HeadedPartProps,
    Omit<HeaderActionsProps, 'menuOpen' | 'menuId' | 'renderLink'> {
  homeHref: string
  /** The accessible name of the logo, such as `fandeck 홈`. */
  homeLabel: string
  logo: ReactNode
  /** The small logo beside the way back. @default `logo` */
  mark?: ReactNode
  /** Goes back; without it the header has the logo alone. */
  onBack?: (() => void) | undefined
  /** The text beside the way back; with `headingLevel` it is the heading of the page. */
  heading?: ReactNode
  /** Draws the start in place of the logo or the way back. */
  renderStart?: ((start: HeaderStart) => ReactNode) | undefined
  /** The page begins with a picture, over which the header is transparent until the page is scrolled. @default false */
  overArt?: boolean | undefined
  /** An open menu, whose header has the logo and no way back. @default false */
  menuOpen?: boolean | undefined
  /** The `id` of the `SiteMenu`. @default 'fandeck-menu' */
  menuId?: string | undefined
  renderLink?: RenderLink | undefined
}

/**
 * The header of every page: the logo, beside the way back where there is one, the sign-in for visitors, the wallet and
 * the menu.
 *
 * @see S2.27
 */
export const SiteHeader = /* @__PURE__ */ forwardRef<HTMLElement, SiteHeaderProps>(function SiteHeader(
  {
    homeHref,
    homeLabel,
    logo,
    mark = logo,
    onBack,
    heading,
    headingLevel,
    renderStart = ({ home, back }) => (onBack ? back : home),
    overArt = false,
    signInHref,
    onWallet,
    onMenu,
    menuOpen = false,
    menuId,
    renderLink: own,
    children,
    className,
    ...root
  },
  ref,
) {
  const renderLink = useRenderLink(own)
  const scrolled = useScrolled(8)
  const over = overArt && !scrolled && !menuOpen
  const homeLink = (looks: string, content: ReactNode) =>
    renderLink({ href: homeHref, className: looks, 'aria-label': homeLabel, children: content })
  const home = homeLink('fandeck-header__logo', logo)
  const back = (
    <HeaderBack mark={homeLink('fandeck-header__mark', mark)} {...{ onBack, heading, headingLevel }} />
  )
  return (
    <Part
      tag="header"
      base="fandeck-root fandeck-header"
      {...root}
      className={classNames(over && 'fandeck-on-art', className)}
      ref={ref}
      data-over={over || undefined}
      data-scrolled={scrolled || undefined}
    >
      {menuOpen ? home : renderStart({ home, back })}
      <HeaderActions {...{ signInHref, onWallet, onMenu, menuOpen, menuId, renderLink }}>
        {children}
      </HeaderActions>
    </Part>
  )
})
