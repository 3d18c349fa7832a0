import './event.css'
import type { FanEvent } from '@fandeck/sdk/showcase'
import { Image, Skeleton } from '@fandeck/widgets'
import { FIRST_PICTURE } from '../../layout/first-picture.ts'
import { SiteLink } from '../../layout/SiteLink.tsx'
import { EventPeriod, EventTag } from './EventFacts.tsx'

/** An event of the list: picture, tag, title, period. */
export function EventCard({ event, first }: { event: FanEvent; first: boolean }) {
  return (
    <SiteLink className="site-event" to={`/event/${event.eventId}`}>
      <Image className="site-event__art" src={event.image} alt="" {...(first && FIRST_PICTURE)} />
      <span className="site-event__facts">
        <EventTag event={event} />
        <span className="site-event__title">{event.title}</span>
        <span className="fandeck-caption">
          <EventPeriod event={event} />
        </span>
      </span>
    </SiteLink>
  )
}

/** An event of the list while it loads. */
export function EventLoading() {
  return (
    <div className="site-event">
      <Skeleton className="site-event__art" height="auto" radius={20} />
      <span className="site-event__facts">
        <Skeleton width={44} height={24} radius={7} />
        <Skeleton className="site-event__title" width={240} height={52} />
        <Skeleton width={150} height={18} />
      </span>
    </div>
  )
}

/** An event of the home page: a small picture beside tag, title and period. */
export function EventRow({ event }: { event: FanEvent }) {
  return (
    <SiteLink className="site-event-row" to={`/event/${event.eventId}`}>
      <Image className="site-event-row__art" src={event.thumb} alt="" />
      <span className="site-event__facts">
        <EventTag event={event} />
        <span className="site-event-row__title">{event.title.replaceAll('\n', ' ')}</span>
        <span className="fandeck-caption">
          <EventPeriod event={event} />
        </span>
      </span>
    </SiteLink>
  )
}
