import { ChevronRight } from 'lucide-react'
import { forwardRef, type ReactNode, useId } from 'react'
import { useRenderLink } from '../primitives/link/LinkProvider.tsx'
import { type HeadedPartProps, Part } from '../primitives/part/Part.tsx'
import { useMessagesOf } from '../theme/messages.tsx'
import { koHome } from './messages.ko.ts'
import './Home.css'

/** The props of a part of a home page. */
export interface HomeSectionProps extends HeadedPartProps {
  title: string
  /** The page with all items; without it, there is no such link. */
  allHref?: string | undefined
  children?: ReactNode
}

/** A titled part of a home page with the way to all items. */
export const HomeSection = /* @__PURE__ */ forwardRef<HTMLElement, HomeSectionProps>(function HomeSection(
  { title, allHref, headingLevel = 2, children, ...root },
  ref,
) {
  const messages = useMessagesOf(koHome)
  const renderLink = useRenderLink()
  const id = useId()
  const Heading = `h${headingLevel}` as const
  return (
    <Part tag="section" base="fandeck-root fandeck-home__section" aria-labelledby={id} {...root} ref={ref}>
      <div className="fandeck-home__head">
        <Heading className="fandeck-title-2" id={id}>
          {title}
        </Heading>
        {allHref !== undefined &&
          renderLink({
            href: allHref,
            className: 'fandeck-home__all',
            'aria-label': messages['home.allOf']({ title }),
            children: (
              <>
                {messages['home.all']}
                <ChevronRight size={16} aria-hidden />
              </>
            ),
          })}
      </div>
      {children}
    </Part>
  )
})
