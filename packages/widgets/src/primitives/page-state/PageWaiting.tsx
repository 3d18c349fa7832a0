import { forwardRef, type ReactNode } from 'react'
import { CardFanLoader } from '../card-fan/CardFanLoader.tsx'
import { type HeadedPartProps, Part } from '../part/Part.tsx'
import './PageWaiting.css'

interface PageWaitingProps extends HeadedPartProps {
  title: string
  /** What stands below the title. */
  children?: ReactNode
}

/** A page that waits for an answer. */
export const PageWaiting = /* @__PURE__ */ forwardRef<HTMLElement, PageWaitingProps>(function PageWaiting(
  { title, children, headingLevel = 1, ...root },
  ref,
) {
  const Heading = `h${headingLevel}` as const
  return (
    <Part base="fandeck-root fandeck-page-waiting" aria-busy {...root} ref={ref}>
      <CardFanLoader />
      <Heading className="fandeck-title-3">{title}</Heading>
      {children}
    </Part>
  )
})
