import { ArrowRight } from 'lucide-react'
import { type CSSProperties, forwardRef } from 'react'
import { Image } from '../primitives/image/Image.tsx'
import { type RenderLink, useRenderLink } from '../primitives/link/LinkProvider.tsx'
import { Part, type PartProps } from '../primitives/part/Part.tsx'
import { inkOn } from '../theme/ink-on.ts'
import { useMessagesOf } from '../theme/messages.tsx'
import { koReturn } from './messages.ko.ts'
import './ReturnPill.css'

/** The team whose page the visitor came from. */
export interface ReturnPillProps extends PartProps {
  teamName: string
  /** The team's main colour, such as `#c4122f`. */
  color: string
  crest?: string | undefined
  href: string
  renderLink?: RenderLink | undefined
}

/**
 * A link over the bottom of the page that leads back to a team's page.
 *
 * @see S2.38, S2.39
 */
export const ReturnPill = /* @__PURE__ */ forwardRef<HTMLElement, ReturnPillProps>(function ReturnPill(
  { teamName, color, crest, href, renderLink: own, style, ...root },
  ref,
) {
  const messages = useMessagesOf(koReturn)
  const renderLink = useRenderLink(own)
  const colors = { '--fandeck-pill': color, '--fandeck-on-pill': inkOn(color), ...style } as CSSProperties
  return (
    <Part
      tag="a"
      base="fandeck-root fandeck-return"
      data-bottom-bar
      render={(link) => renderLink({ ...link, href, children: link.children })}
      href={href}
      {...root}
      style={colors}
      ref={ref}
    >
      <Image className="fandeck-return__crest" shownWidth={34} src={crest} alt="" loading="eager" />
      <span className="fandeck-return__words">{messages['return.to']({ name: teamName })}</span>
      <ArrowRight size={20} strokeWidth={2.2} aria-hidden />
    </Part>
  )
})
