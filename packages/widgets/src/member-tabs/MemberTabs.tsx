import { Fragment, forwardRef, type ReactNode } from 'react'
import { type RenderLink, useRenderLink } from '../primitives/link/LinkProvider.tsx'
import { Part, type PartProps } from '../primitives/part/Part.tsx'
import './MemberTabs.css'

/** A page of the section. */
export interface MemberTab {
  href: string
  label: ReactNode
}

/** The props of the links between the pages of one section. */
export interface MemberTabsProps extends PartProps {
  /** The name of the section. */
  label: string
  /** The pages in their order. */
  tabs: readonly MemberTab[]
  /** The `href` of the page that is shown. */
  current: string
  renderLink?: RenderLink | undefined
}

/** Links between the pages of one section, such as my page; each page has a separate URL. */
export const MemberTabs = /* @__PURE__ */ forwardRef<HTMLElement, MemberTabsProps>(function MemberTabs(
  { label, tabs, current, renderLink: own, ...root },
  ref,
) {
  const renderLink = useRenderLink(own)
  return (
    <Part tag="nav" base="fandeck-root fandeck-tabs" aria-label={label} {...root} ref={ref}>
      {tabs.map((tab) => (
        <Fragment key={tab.href}>
          {renderLink({
            href: tab.href,
            className: 'fandeck-tabs__tab',
            'aria-current': tab.href === current ? 'page' : undefined,
            children: tab.label,
          })}
        </Fragment>
      ))}
    </Part>
  )
})
