import { ChevronDown } from 'lucide-react'
import { forwardRef, type ReactNode, useId, useState } from 'react'
import { type RenderLink, useRenderLink } from '../primitives/link/LinkProvider.tsx'
import { Part, type PartProps } from '../primitives/part/Part.tsx'
import '../primitives/press/Press.css'
import './SiteMenu.css'

/** A page in the menu. */
export interface MenuLink {
  href: string
  label: ReactNode
  /** Below the label of a page in a group. */
  caption?: ReactNode
}

/** Pages below one name, which a press closes and opens. */
export interface MenuGroup {
  label: string
  links: readonly MenuLink[]
}

/** The props of the links of a menu. */
export interface SiteMenuLinksProps extends PartProps {
  /** The sections of the site in their order: pages, and groups of pages. */
  links: readonly (MenuLink | MenuGroup)[]
  renderLink?: RenderLink | undefined
}

/**
 * The sections of the site; a group is open at first and has its pages in two columns.
 *
 * @see S2.29
 */
export const SiteMenuLinks = /* @__PURE__ */ forwardRef<HTMLElement, SiteMenuLinksProps>(
  function SiteMenuLinks({ links, renderLink: own, ...root }, ref) {
    const renderLink = useRenderLink(own)
    return (
      <Part tag="ul" base="fandeck-root fandeck-menu__links" {...root} ref={ref}>
        {links.map((entry) =>
          'links' in entry ? (
            <li key={entry.label}>
              <Group {...entry} renderLink={renderLink} />
            </li>
          ) : (
            <li key={entry.href}>
              {renderLink({
                href: entry.href,
                className: 'fandeck-menu__link fandeck-press',
                children: entry.label,
              })}
            </li>
          ),
        )}
      </Part>
    )
  },
)

function Group({ label, links, renderLink }: MenuGroup & { renderLink: RenderLink }) {
  const id = useId()
  const [open, setOpen] = useState(true)
  return (
    <>
      <button
        type="button"
        className="fandeck-menu__link fandeck-press"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {label}
        <ChevronDown size={22} strokeWidth={2} aria-hidden />
      </button>
      <ul className="fandeck-menu__group" id={id} hidden={!open}>
        {links.map((link) => (
          <li key={link.href}>
            {renderLink({
              href: link.href,
              className: 'fandeck-menu__entry',
              children: (
                <>
                  {link.label}
                  {link.caption && <span className="fandeck-caption">{link.caption}</span>}
                </>
              ),
            })}
          </li>
        ))}
      </ul>
    </>
  )
}
