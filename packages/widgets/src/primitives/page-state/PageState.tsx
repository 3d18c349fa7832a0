import { forwardRef, type ReactNode } from 'react'
import { Empty } from '../empty/Empty.tsx'
import { type HeadedPartProps, Part } from '../part/Part.tsx'

interface PageStateProps extends HeadedPartProps {
  icon?: ReactNode
  title: string
  description?: ReactNode
  /** Up to two buttons of size 44. */
  actions?: ReactNode
}

/** A page that consists of an empty state; its title is the heading of the document, too. */
export const PageState = /* @__PURE__ */ forwardRef<HTMLElement, PageStateProps>(function PageState(
  { icon, title, description, actions, headingLevel = 1, ...root },
  ref,
) {
  const Heading = `h${headingLevel}` as const
  return (
    <Part base="fandeck-root fandeck-page-state" {...root} ref={ref}>
      <Heading className="fandeck-visually-hidden">{title}</Heading>
      <Empty {...{ icon, title, description, actions }} />
    </Part>
  )
})
