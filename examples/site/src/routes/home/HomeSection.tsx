import { ChevronRight } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { SiteLink } from '../../layout/SiteLink.tsx'
import { useMessages } from '../../messages/use-messages.ts'

export interface HomeSectionProps {
  title: string
  /** The page with all items. */
  allHref: string
  children: ReactNode
}

/** A titled part of the home page with the way to all items. */
export function HomeSection({ title, allHref, children }: HomeSectionProps) {
  const messages = useMessages()
  const id = useId()
  return (
    <section className="site-home__section" aria-labelledby={id}>
      <div className="site-home__head">
        <h2 className="fandeck-title-2" id={id}>
          {title}
        </h2>
        <SiteLink className="site-home__all" to={allHref} aria-label={`${title} ${messages['page.all']}`}>
          {messages['page.all']}
          <ChevronRight size={16} aria-hidden />
        </SiteLink>
      </div>
      {children}
    </section>
  )
}
