import type { FanEvent } from '@fandeck/sdk/showcase'
import { forwardRef } from 'react'
import { Image } from '../primitives/image/Image.tsx'
import { type RenderLink, useRenderLink } from '../primitives/link/LinkProvider.tsx'
import { Part, type PartProps } from '../primitives/part/Part.tsx'
import { EventPeriod, EventTag } from './EventFacts.tsx'
import '../primitives/press/Press.css'
import './Events.css'

/** The props of an event's row. */
export interface EventRowProps extends PartProps {
  event: FanEvent
  /** The path of the event. */
  href: string
  renderLink?: RenderLink | undefined
}

/** An event on another page: a small picture beside tag, title and period. */
export const EventRow = /* @__PURE__ */ forwardRef<HTMLElement, EventRowProps>(function EventRow(
  { event, href, renderLink: own, ...root },
  ref,
) {
  const renderLink = useRenderLink(own)
  return (
    <Part base="fandeck-root" {...root} ref={ref}>
      {renderLink({
        href,
        className: 'fandeck-event-row fandeck-press',
        children: (
          <>
            <Image className="fandeck-event-row__art" shownWidth={88} src={event.thumb} alt="" />
            <span className="fandeck-event__facts">
              <EventTag event={event} />
              <span className="fandeck-event-row__title">{event.title.replaceAll('\n', ' ')}</span>
              <span className="fandeck-caption">
                <EventPeriod event={event} />
              </span>
            </span>
          </>
        ),
      })}
    </Part>
  )
})
