import type { FanEvent } from '@fandeck/sdk/showcase'
import { FIRST_PICTURE } from '../primitives/image/first-picture.ts'
import { Image } from '../primitives/image/Image.tsx'
import type { RenderLink } from '../primitives/link/LinkProvider.tsx'
import { Skeleton } from '../primitives/skeleton/Skeleton.tsx'
import { EventPeriod, EventTag } from './EventFacts.tsx'
import '../primitives/press/Press.css'
import './Events.css'

interface EventCardProps {
  event: FanEvent
  href: string
  /** Whether this is the first one of its page. */
  first: boolean
  renderLink: RenderLink
}

/** An event of the list: picture, tag, title, period. */
export const EventCard = ({ event, href, first, renderLink }: EventCardProps) =>
  renderLink({
    href,
    className: 'fandeck-event fandeck-press',
    children: (
      <>
        <Image className="fandeck-event__art" src={event.image} alt="" {...(first && FIRST_PICTURE)} />
        <span className="fandeck-event__facts">
          <EventTag event={event} />
          <span className="fandeck-event__title">{event.title}</span>
          <span className="fandeck-caption">
            <EventPeriod event={event} />
          </span>
        </span>
      </>
    ),
  })

/** An event of the list while it loads. */
export const EventLoading = () => (
  <div className="fandeck-event">
    <Skeleton className="fandeck-event__art" height="auto" radius={20} />
    <span className="fandeck-event__facts">
      <Skeleton width={44} height={24} radius={7} />
      <Skeleton className="fandeck-event__title" width={240} height={52} />
      <Skeleton width={150} height={18} />
    </span>
  </div>
)
