import { EventDetail } from '@fandeck/widgets'
import { NotFoundPage } from './NotFoundPage.tsx'

/** One event. */
export const EventPage = ({ eventId }: { eventId: number }) => (
  <EventDetail
    className="page"
    eventId={eventId}
    renderHead={(event) => <title>{event?.title ?? '이벤트'}</title>}
    notFound={<NotFoundPage />}
  />
)
